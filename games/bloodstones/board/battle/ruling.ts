import type { KeyOf, KeyUnder, Locale } from '@sanguine/kernel';
import type { Area } from '../../content/map.ts';
import { forceOf } from '../../rules/forces.ts';
import type { Clash } from '../../rules/frames.ts';
import { cavalryIn, shipCavalry, withdrawal } from '../../rules/retreat.ts';
import type { State } from '../../rules/state.ts';
import { factionOf } from '../../rules/tiles.ts';
import { sideName } from '../../text/words.ts';
import { say } from './words.ts';

/** Whether the defender may withdraw, why, and the rulebook section. */
interface Ruling {
  readonly text: string;
  /** Where to, while that is still possible. */
  readonly areas: readonly Area[];
  readonly section: string;
}

/** §10.1: `late` means that the tiles are drawn, so withdrawing is no longer possible. */
export function rulingOf(locale: Locale, view: State, clash: Clash, late: boolean): Ruling {
  const { area, attacker, defender } = clash;
  const { areas, barred } = withdrawal(view, clash);
  const faction = sideName(locale, view, defender);
  const tell = (key: KeyUnder<KeyOf<typeof say>, 'ruling'>, section: string): Ruling => ({
    text: say(locale, `ruling.${key}`, { faction }),
    areas: [],
    section,
  });
  switch (barred) {
    case null:
      return late ? tell('stood', '9.2') : { ...tell('may', '10.1'), areas };
    case 'noArea':
      return tell('noArea', '10.5');
    case 'dragon':
    case 'walls':
      return tell(barred, '10.1');
    case 'lastLap':
      return tell('lastLap', '13.2');
    case 'cavalry': {
      const ship = shipCavalry(view, attacker, area);
      const corsairs = factionOf(view, defender) === 'corsairs' ? '.corsairs' : '';
      const text = say(locale, `ruling.cavalry${ship > 0 ? '.ship' : corsairs}`, {
        faction,
        own: cavalryIn(forceOf(view, defender, area)),
        enemy: cavalryIn(forceOf(view, attacker, area)) + ship,
      });
      return { text, areas: [], section: '10.1' };
    }
  }
}
