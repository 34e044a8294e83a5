import { Telling, toldApart } from '@sanguine/kernel';
import { useLocale } from '@sanguine/ui/controls/locale.ts';
import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import type { Curtain as Drawn } from '../link/link.ts';
import { Drop } from '../pages/drop.tsx';
import styles from './curtain.module.css';
import { playerNames } from './names.ts';
import { useTableSay } from './say.ts';
import { useBox } from './use-box.ts';

/** Hides the whole table between two players at one screen until the next one confirms. */
export function Curtain({ curtain, onLift }: { readonly curtain: Drawn; readonly onLift: () => void }) {
  const say = useTableSay();
  const locale = useLocale();
  const { box, game } = useBox(curtain.game);
  const names = toldApart(playerNames(locale, curtain.players, curtain.name));
  const name = names[curtain.seat] ?? '';
  const telling = new Telling(game.speech, locale, names, curtain.view);
  for (const event of curtain.events) telling.add(event);
  const { lines } = telling;
  return (
    <main className={styles['curtain']} data-mood={box.mood}>
      <title>{say('curtain.title', { name })}</title>
      <div className={styles['card']}>
        <Drop size={44} />
        <h1 className={styles['title']}>{say('curtain.title', { name })}</h1>
        <p className={styles['text']}>{say('curtain.text')}</p>
        <ActionButton kind="go" centred guide="curtain" onPress={onLift}>
          {say('curtain.lift', { name })}
        </ActionButton>
      </div>
      {lines.length === 0 ? null : (
        <section className={styles['since']}>
          <h2>{say('curtain.since')}</h2>
          <ul>
            {lines.map((line, at) => (
              // The lines never change while a curtain is shown.
              <li key={at}>{line}</li>
            ))}
          </ul>
        </section>
      )}
    </main>
  );
}
