import type { Settings } from '@sanguine/ui';
import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import { RadioChoice } from '@sanguine/ui/controls/choice.tsx';
import { Switch } from '@sanguine/ui/controls/switch.tsx';
import { player } from '../sound/player.ts';
import { SOUNDS } from '../sound/sounds.ts';
import { useSay } from '../text/say.ts';
import styles from './page.module.css';
import { ALLOWED } from './read.ts';

interface SoundSectionProps {
  readonly settings: Settings;
  readonly onChange: (change: Partial<Settings>) => void;
}

/** Which of a table's sounds are played, and how loud; each can be tried before it is turned on. */
export function SoundSection({ settings: { sound, volume, soundHidden }, onChange }: SoundSectionProps) {
  const say = useSay();
  return (
    <>
      <RadioChoice
        label={say('settings.sound')}
        value={sound}
        options={ALLOWED.sound.map((value) => ({
          value,
          title: say(`settings.sound.${value}`),
          note: say(`settings.sound.${value}.note`),
        }))}
        onChange={(chosen) => onChange({ sound: chosen })}
      />
      <RadioChoice
        label={say('settings.volume')}
        value={volume}
        options={ALLOWED.volume.map((value) => ({ value, title: say(`settings.volume.${value}`) }))}
        onChange={(chosen) => onChange({ volume: chosen })}
      />
      <div>
        <p className={styles['label']}>{say('settings.sounds')}</p>
        <div className={styles['sounds']}>
          {SOUNDS.map((one) => (
            <ActionButton
              key={one}
              guide={`sound:${one}`}
              note={say('settings.sounds.try')}
              onPress={() => player.tryOut(one, volume, performance.now())}
            >
              {say(`settings.sounds.${one}`)}
            </ActionButton>
          ))}
        </div>
      </div>
      <Switch
        title={say('settings.soundHidden')}
        note={say('settings.soundHidden.note')}
        on={soundHidden}
        disabled={sound === 'off'}
        onChange={(on) => onChange({ soundHidden: on })}
      />
    </>
  );
}
