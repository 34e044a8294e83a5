import { useState } from 'react';
import { useSay } from '../text/say.ts';
import { type BarItem, BarMenu } from '../table/bar-menu.tsx';
import { type HandedOn, handOn } from '../table/hand-on.ts';
import { saveFile } from '../table/save-file.ts';
import { useReplaySay } from './say.ts';
import type { Source } from './source.ts';

interface ReplayMenuProps {
  readonly source: Source;
  /** Address of the current moment. */
  readonly moment: string;
  readonly onBranch: () => void;
  readonly onHelp: () => void;
}

/** Actions on a moment of a replay. */
export function ReplayMenu({ source, moment, onBranch, onHelp }: ReplayMenuProps) {
  const say = useReplaySay();
  const sayShell = useSay();
  const [shared, setShared] = useState<{ readonly moment: string; readonly how: HandedOn } | null>(null);
  const how = shared?.moment === moment ? shared.how : null;
  const share = async (): Promise<void> => {
    setShared({ moment, how: await handOn(source.name, new URL(moment, location.href).href) });
  };
  const save = async (): Promise<void> => {
    const file = await source.save();
    if (file !== null) saveFile(file);
  };
  const items: readonly (BarItem | null)[] = [
    { id: 'branch', words: say('menu.branch'), inBar: true, act: onBranch },
    source.shared
      ? {
          id: 'share',
          words: (
            <span aria-live="polite">
              {say(how === null || how === 'sheet' ? 'menu.share' : `menu.${how}`)}
            </span>
          ),
          inBar: true,
          act: () => void share(),
        }
      : null,
    source.finished || !source.shared
      ? { id: 'save', words: say('menu.save'), inBar: true, act: () => void save() }
      : null,
    source.finished
      ? { id: 'analysis', words: say('menu.analysis'), inBar: true, act: `/analysis/${source.path}` }
      : null,
    { id: 'help', words: sayShell('nav.help'), act: onHelp },
    { id: 'home', words: say('menu.table'), inBar: true, act: source.home },
  ];
  return <BarMenu label={say('menu.open')} items={items.filter((item) => item !== null)} />;
}
