import type { Locale } from '@sanguine/kernel';
import { LinkButton } from '@sanguine/ui/controls/index.ts';
import type { Area } from '../../content/map.ts';
import type { State } from '../../rules/state.ts';
import { areaName, join } from '../../text/words.ts';
import styles from './area-links.module.css';

interface AreaLinksProps {
  readonly locale: Locale;
  readonly view: State;
  readonly areas: readonly Area[];
  readonly show: (ref: string) => void;
}

export function AreaLinks({ locale, view, areas, show }: AreaLinksProps) {
  const [, between = ''] = join(locale, ['|', '']).split('|');
  return areas.map((area, at) => (
    <span key={area} className={styles['area']}>
      <LinkButton onPress={() => show(`@${area}`)}>{areaName(locale, view, area)}</LinkButton>
      {at < areas.length - 1 ? between : null}
    </span>
  ));
}
