import { type ReactNode, useState } from 'react';
import type { UnitId } from '../../../rules/state.ts';
import type { Play } from '../play.ts';
import { Chip } from './sheet.tsx';
import css from './sheets.module.css';
import { TargetList } from './target-list.tsx';

interface NamedChipProps {
  readonly play: Play;
  readonly guide: string;
  readonly title: string;
  readonly units: readonly UnitId[];
  readonly named: readonly UnitId[];
  readonly several: boolean;
  readonly onName: (units: UnitId[]) => void;
}

/** A toggle that applies to named units; their list shows only while the toggle is on. */
export function NamedChip({ play, guide, title, units, named, several, onName }: NamedChipProps): ReactNode {
  const [on, setOn] = useState(named.length > 0);
  return (
    <>
      <div className={css['chips']}>
        <Chip
          {...{ on, guide }}
          onPress={() => {
            setOn(!on);
            if (on) onName([]);
          }}
        >
          {title}
        </Chip>
      </div>
      {on ? <TargetList {...{ play, units, named, several, onName }} label={title} /> : null}
    </>
  );
}
