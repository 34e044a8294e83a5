import { useSay } from '../text/say.ts';
import { useSettings } from '../settings/store.ts';
import { type BarItem, BarMenu } from './bar-menu.tsx';
import { useEndingSay } from './ending/say.ts';
import { useTableSay } from './say.ts';

export interface MenuProps {
  readonly replay: string;
  /** Address of the analysis; null while the game is running. */
  readonly analysis: string | null;
  /** Address of the dice proof; null while the game is running. */
  readonly proof: string | null;
  /** Saves the record; null while it is not available. */
  readonly onExport: (() => void) | null;
  /** Null where nobody gets a hint. */
  readonly hint: BarItem | null;
  readonly onRules: () => void;
  /** Null for a spectator. */
  readonly onSince: (() => void) | null;
  /** Null if the viewer cannot give up. */
  readonly onConcede: (() => void) | null;
  /** Asks to end the game without a winner, with the wording of its kind; null if there is nobody to ask. */
  readonly callOff: { readonly kind: 'duel' | 'many'; readonly ask: () => void } | null;
  readonly onHelp: () => void;
  readonly onLeave: () => void;
}

/** All actions at a table besides playing. */
export function Menu({
  replay,
  analysis,
  proof,
  onExport,
  hint,
  onRules,
  onSince,
  onConcede,
  callOff,
  onHelp,
  onLeave,
}: MenuProps) {
  const say = useTableSay();
  const sayEnding = useEndingSay();
  const sayShell = useSay();
  const [{ textBoard, sound }, change] = useSettings();
  const items: readonly (BarItem | null)[] = [
    { id: 'rules', words: say('menu.rules'), icon: 'open-book', inBar: true, act: onRules },
    hint,
    onSince === null
      ? null
      : { id: 'since', words: say('menu.since'), icon: 'hourglass', inBar: true, act: onSince },
    {
      id: 'board',
      words: say(textBoard ? 'menu.map' : 'menu.textBoard'),
      act: () => change({ textBoard: !textBoard }),
    },
    {
      id: 'sound',
      words: say(sound === 'off' ? 'menu.sound.on' : 'menu.sound.off'),
      act: () => change({ sound: sound === 'off' ? 'all' : 'off' }),
    },
    { id: 'help', words: sayShell('nav.help'), act: onHelp },
    { id: 'settings', words: say('menu.settings'), act: '/settings' },
    { id: 'replay', words: say(proof === null ? 'menu.replay' : 'menu.replay.over'), act: replay },
    analysis === null ? null : { id: 'analysis', words: say('menu.analysis'), act: analysis },
    proof === null ? null : { id: 'proof', words: say('menu.proof'), act: proof },
    onExport === null ? null : { id: 'export', words: say('menu.export'), act: onExport },
    callOff === null
      ? null
      : { id: 'callOff', words: sayEnding(`callOff.${callOff.kind}`), act: callOff.ask },
    onConcede === null ? null : { id: 'concede', words: sayEnding('concede'), act: onConcede },
    { id: 'leave', words: say('menu.leave'), act: onLeave },
  ];
  return <BarMenu label={say('menu.open')} items={items.filter((item) => item !== null)} />;
}
