import { Icon } from '@sanguine/ui/glyph/icon.tsx';
import { BotFace } from './bot-face.tsx';
import styles from './faces.module.css';

interface SitterFaceProps {
  readonly kind: 'me' | 'person' | 'open' | 'bot';
  /** A bot's level. */
  readonly bot: string | null;
  readonly seat: number;
  readonly size: number;
}

/** Who sits there, as a roundel: a bot's face, a person, or an empty chair. */
export function SitterFace({ kind, bot, seat, size }: SitterFaceProps) {
  if (kind === 'bot') return <BotFace bot={bot ?? ''} seat={seat} size={size} />;
  return (
    <span className={styles['seat']} data-kind={kind} style={{ width: size, height: size }}>
      <Icon name={kind === 'open' ? 'wooden-chair' : 'meeple'} size={Math.round(size * 0.6)} />
    </span>
  );
}
