import { useLanguage } from '../account/language.ts';
import { phrases } from '../text/say.ts';
import styles from './navigation.module.css';

/** Switches to the other language; labelled in that language. */
export function LanguageButton() {
  const [locale, choose] = useLanguage();
  const other = locale === 'en' ? 'ja' : 'en';
  return (
    <button type="button" className={styles['way']} lang={other} onClick={() => choose(other)}>
      {phrases(other, 'language.own')}
    </button>
  );
}
