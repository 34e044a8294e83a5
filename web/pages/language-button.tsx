import { useLanguage } from '../account/language.ts';
import { phrases } from '../text/say.ts';
import styles from './navigation.module.css';

/** The other language, in its own words. */
export function LanguageButton() {
  const [locale, choose] = useLanguage();
  const other = locale === 'en' ? 'ja' : 'en';
  return (
    <button type="button" className={styles['way']} lang={other} onClick={() => choose(other)}>
      {phrases(other, 'language.own')}
    </button>
  );
}
