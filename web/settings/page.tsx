import { LOCALES } from '@sanguine/kernel';
import { RadioChoice } from '@sanguine/ui/controls/choice.tsx';
import { Switch } from '@sanguine/ui/controls/switch.tsx';
import { useLanguage } from '../account/language.ts';
import { PageFrame } from '../pages/frame.tsx';
import { phrases, useSay } from '../text/say.ts';
import styles from './page.module.css';
import { ALLOWED } from './read.ts';
import { Sample } from './sample.tsx';
import { SoundSection } from './sound-section.tsx';
import { useSettings } from './store.ts';

/** All preferences, with a sample that shows their effect. */
export default function SettingsPage() {
  const say = useSay();
  const [, choose] = useLanguage();
  const [settings, change] = useSettings();
  return (
    <PageFrame title={say('nav.settings')} lead={say('settings.lead')}>
      <div className={styles['page']}>
        <div className={styles['list']}>
          <RadioChoice
            label={say('settings.locale')}
            value={settings.locale}
            options={LOCALES.map((value) => ({
              value,
              title: <span lang={value}>{phrases(value, 'language.own')}</span>,
            }))}
            onChange={choose}
          />
          <RadioChoice
            label={say('settings.textSize')}
            value={settings.textSize}
            options={ALLOWED.textSize.map((value) => ({ value, title: say(`settings.textSize.${value}`) }))}
            onChange={(textSize) => change({ textSize })}
          />
          <RadioChoice
            label={say('settings.theme')}
            value={settings.theme}
            options={ALLOWED.theme.map((value) => ({
              value,
              title: say(`settings.theme.${value}`),
              note: say(`settings.theme.${value}.note`),
            }))}
            onChange={(theme) => change({ theme })}
          />
          <RadioChoice
            label={say('settings.patterns')}
            value={settings.patterns}
            options={ALLOWED.patterns.map((value) => ({
              value,
              title: say(`settings.patterns.${value}`),
              note: say(`settings.patterns.${value}.note`),
            }))}
            onChange={(patterns) => change({ patterns })}
          />
          <RadioChoice
            label={say('settings.motion')}
            value={settings.motion}
            options={ALLOWED.motion.map((value) => ({
              value,
              title: say(`settings.motion.${value}`),
              note: say(`settings.motion.${value}.note`),
            }))}
            onChange={(motion) => change({ motion })}
          />
          <SoundSection settings={settings} onChange={change} />
          {(['warnings', 'forced', 'textBoard'] as const).map((key) => (
            <Switch
              key={key}
              title={say(`settings.${key}`)}
              note={say(`settings.${key}.note`)}
              on={settings[key]}
              onChange={(on) => change({ [key]: on })}
            />
          ))}
        </div>
        <Sample settings={settings} />
      </div>
    </PageFrame>
  );
}
