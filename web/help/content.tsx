import { Fragment } from 'react';
import styles from './help.module.css';
import { GESTURES, KEY_GROUPS } from './keys.ts';
import { useHelpSay } from './say.ts';

/** All keys by where they work, and what fingers and a mouse do. */
export function HelpContent({ heading: Heading }: { readonly heading: 'h2' | 'h3' }) {
  const say = useHelpSay();
  return (
    <div className={styles['help']}>
      {KEY_GROUPS.map(({ title, keys }) => (
        <section key={title}>
          <Heading>{say(title)}</Heading>
          <dl>
            {keys.map(({ keys: ways, does }) => (
              <div key={does}>
                <dt>
                  {ways.map((together, at) => (
                    <Fragment key={together.join(' ')}>
                      {at === 0 ? null : ' '}
                      <span className={styles['way']}>
                        {together.map((key, index) => (
                          <Fragment key={key}>
                            {index === 0 ? null : '+'}
                            <kbd>{key}</kbd>
                          </Fragment>
                        ))}
                      </span>
                    </Fragment>
                  ))}
                </dt>
                <dd>{say(does)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <section>
        <Heading>{say('touch')}</Heading>
        <ul>
          {GESTURES.map((gesture) => (
            <li key={gesture}>{say(gesture)}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
