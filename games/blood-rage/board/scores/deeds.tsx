import type { Locale, Seat } from '@sanguine/kernel';
import { Glyph } from '@sanguine/ui/glyph/glyph.tsx';
import { Icon } from '@sanguine/ui/glyph/icon.tsx';
import type { ReactNode } from 'react';
import type { Figure } from '../../content/clan.ts';
import { clanOf } from '../../rules/clans.ts';
import type { Event } from '../../rules/events.ts';
import type { State } from '../../rules/state.ts';
import { cardName, figureName, statName } from '../../text/words.ts';
import { CardTitle } from '../look/card-title.tsx';
import { ClanEmblem } from '../look/emblem.tsx';
import { FIGURE_GLYPHS, STAT_GLYPHS } from '../look/glyphs.ts';
import { sayBoard } from '../text/say.ts';
import css from './scores.module.css';

const DEEDS = ['quests', 'fallen', 'released', 'raised'] as const;
type Deed = (typeof DEEDS)[number];

interface DeedProps {
  readonly locale: Locale;
  readonly view: State;
  readonly seat: Seat;
  /** The events at the end of an Age. */
  readonly told: readonly Event[];
}

/** The kinds of deeds that anybody did. */
export const deedsIn = (told: readonly Event[]): Deed[] => DEEDS.filter((deed) => told.some(IS[deed]));

const IS: Readonly<Record<Deed, (event: Event) => boolean>> = {
  quests: ({ e }) => e === 'quest.judged',
  fallen: ({ e }) => e === 'figures.destroyed',
  released: ({ e }) => e === 'valhalla.released',
  raised: ({ e }) => e === 'stat.raised',
};

/** What one clan did at the end of an Age, as a row of icons. */
export function Deeds({ deed, ...props }: DeedProps & { readonly deed: Deed }): ReactNode {
  const { told, seat, locale, view } = props;
  switch (deed) {
    case 'quests':
      return (
        <ul className={css['quests']}>
          {told.map((event, at) =>
            event.e === 'quest.judged' && event.seat === seat ? (
              <li key={at} data-done={event.fulfilled || undefined} title={cardName(locale, event.card)}>
                <Icon
                  name={event.fulfilled ? 'check-mark' : 'cancel'}
                  size={15}
                  label={sayBoard(locale, event.fulfilled ? 'deeds.done' : 'deeds.missed')}
                />
                <CardTitle locale={locale} card={event.card} size="small" />
              </li>
            ) : null,
          )}
        </ul>
      );
    case 'fallen':
    case 'released':
      return (
        <Figures
          {...{ locale, view, seat }}
          figures={told.flatMap((event) =>
            (event.e === 'figures.destroyed' || event.e === 'valhalla.released') &&
            IS[deed](event) &&
            event.seat === seat
              ? event.figures
              : [],
          )}
        />
      );
    case 'raised':
      return (
        <ul className={css['icons']}>
          {told.map((event, at) =>
            event.e === 'stat.raised' && event.seat === seat ? (
              <li key={at}>
                <Glyph name={STAT_GLYPHS[event.stat]} size={22} label={statName(locale, event.stat)} />
                {sayBoard(locale, 'deeds.step', { step: event.step })}
              </li>
            ) : null,
          )}
        </ul>
      );
  }
}

function Figures({
  locale,
  view,
  seat,
  figures,
}: Omit<DeedProps, 'told'> & { readonly figures: readonly Figure[] }): ReactNode {
  return (
    <ul className={css['icons']}>
      {[...new Set(figures)].map((figure) => {
        const count = figures.filter((one) => one === figure).length;
        return (
          <li key={figure} title={figureName(locale, figure)}>
            {figure === 'warrior' ? (
              <>
                <ClanEmblem clan={clanOf(view, seat).name} size={24} />
                <span className="unseen">{figureName(locale, figure)}</span>
              </>
            ) : (
              <Glyph name={FIGURE_GLYPHS[figure]} size={24} label={figureName(locale, figure)} />
            )}
            {count === 1 ? null : sayBoard(locale, 'deeds.times', { count })}
          </li>
        );
      })}
    </ul>
  );
}
