import { linkClass } from '@sanguine/ui/controls/link.tsx';
import { useSay } from '../text/say.ts';
import styles from './credits.module.css';
import { PageFrame } from './frame.tsx';

const FACES = [
  ['IM Fell English SC, IM Fell DW Pica', 'Igino Marini'],
  ['Alegreya, Alegreya Sans', 'Juan Pablo del Peral, Huerta Tipográfica'],
  ['Shippori Mincho', 'FONTDASU'],
] as const;

const LIBRARIES = [
  'React',
  'wouter',
  'idb',
  'Comlink',
  'intl-messageformat',
  'valibot',
  'noble-hashes',
] as const;

/** Credits for third-party work. */
export default function Credits() {
  const say = useSay();
  return (
    <PageFrame title={say('nav.credits')} lead={say('credits.lead')} narrow>
      <div className={styles['credits']}>
        <section>
          <h2>{say('credits.games')}</h2>
          <p>{say('credits.games.text')}</p>
        </section>
        <section>
          <h2>{say('credits.glyphs')}</h2>
          <p>
            {say('credits.glyphs.text')}{' '}
            <a className={linkClass} href="https://game-icons.net" rel="noreferrer">
              game-icons.net
            </a>{' '}
            (
            <a className={linkClass} href="https://creativecommons.org/licenses/by/3.0/" rel="noreferrer">
              CC BY 3.0
            </a>
            )
          </p>
        </section>
        <section>
          <h2>{say('credits.type')}</h2>
          <p>
            {say('credits.type.text')}{' '}
            <a className={linkClass} href="https://openfontlicense.org" rel="noreferrer">
              SIL Open Font License 1.1
            </a>
          </p>
          <dl>
            {FACES.map(([face, maker]) => (
              <div key={face}>
                <dt>{face}</dt>
                <dd>{maker}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section>
          <h2>{say('credits.code')}</h2>
          <p>{say('credits.code.text')}</p>
          <p>{LIBRARIES.join(' · ')}</p>
        </section>
      </div>
    </PageFrame>
  );
}
