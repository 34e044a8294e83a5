import type { HelpPhrase } from './say.ts';

/** Keys that do one thing: any of several, each pressed alone or together with others. */
interface KeyHelp {
  readonly keys: readonly (readonly string[])[];
  readonly does: HelpPhrase;
}

interface KeyGroup {
  readonly title: HelpPhrase;
  readonly keys: readonly KeyHelp[];
}

const ARROWS = [['←'], ['→'], ['↑'], ['↓']] as const;

/** Every key there is, by where it works. */
export const KEY_GROUPS: readonly KeyGroup[] = [
  {
    title: 'anywhere',
    keys: [
      { keys: [['?']], does: 'anywhere.help' },
      { keys: [['Tab'], ['Shift', 'Tab']], does: 'anywhere.tab' },
      { keys: [['Enter'], ['Space']], does: 'anywhere.press' },
      { keys: [['/']], does: 'anywhere.search' },
    ],
  },
  {
    title: 'table',
    keys: [
      {
        keys: [
          ['Ctrl', 'Z'],
          ['⌘', 'Z'],
        ],
        does: 'table.undo',
      },
      { keys: [['H']], does: 'table.hint' },
      { keys: [['I']], does: 'table.details' },
      { keys: [['Esc']], does: 'table.cancel' },
    ],
  },
  {
    title: 'board',
    keys: [
      { keys: ARROWS, does: 'board.rove' },
      { keys: [['Enter']], does: 'board.choose' },
      { keys: [['+'], ['-']], does: 'board.zoom' },
      { keys: [['0']], does: 'board.whole' },
      {
        keys: [
          ['Shift', '←'],
          ['Shift', '→'],
          ['Shift', '↑'],
          ['Shift', '↓'],
        ],
        does: 'board.pan',
      },
    ],
  },
  {
    title: 'pieces',
    keys: [
      { keys: ARROWS, does: 'pieces.nudge' },
      { keys: [['Enter'], ['Space']], does: 'pieces.drop' },
      { keys: [['Esc']], does: 'pieces.cancel' },
    ],
  },
  {
    title: 'replay',
    keys: [
      { keys: [['Space']], does: 'replay.play' },
      { keys: [['.']], does: 'replay.forward' },
      { keys: [[',']], does: 'replay.back' },
    ],
  },
];

/** What fingers and a mouse do. */
export const GESTURES: readonly HelpPhrase[] = [
  'touch.look',
  'touch.pan',
  'touch.zoom',
  'touch.why',
  'touch.sheet',
];
