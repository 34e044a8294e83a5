import { CARD_KINDS } from '@sanguine/blood-rage/content/cards.ts';
import { Scan } from './scan.ts';

/** What the scan of a game must find at least, and which keys its texts put together. */
interface Profile {
  readonly scan: Scan;
  readonly refusals: number;
  readonly found: {
    readonly codes: readonly string[];
    readonly step: string;
    readonly event: string;
  };
  /** Keys by their start: `kind.${kind}`. Where a part has only longer messages, its own is left out. */
  readonly composed: Readonly<Record<string, readonly string[]>>;
}

const without = (list: readonly string[], ...words: readonly string[]): string[] =>
  list.filter((word) => !words.includes(word));

function bloodstones(): Profile {
  const scan = new Scan('bloodstones', {});
  const kinds = scan.listed('content/kinds.ts', 'TILE_KINDS = [', ']');
  const modifiers = scan.listed('content/kinds.ts', 'readonly when:', ';');
  return {
    scan,
    refusals: 70,
    found: {
      codes: ['march.pips', 'build.baseContested', 'undead.notTired', 'kernel.undo', 'step.other'],
      step: 'casualty',
      event: 'game.ended',
    },
    composed: {
      kind: [...kinds, 'undead', 'citadel', 'cutiecorn', 'corsairsAtSea'],
      faction: [...scan.listed('content/factions.ts', 'FACTIONS = [', ']'), 'none'],
      terrain: scan.listed('content/map.ts', 'TERRAINS = [', ']'),
      item: [...modifiers, 'sea', 'none'],
      step: scan.steps,
      prompt: [...scan.steps, 'line'],
      move: [...without(scan.verbs, 'end', 'muster'), 'line'],
      group: scan.verbs,
      'move.end': ['capture', 'undead', 'main', 'construct', 'return'],
      'move.build': ['ship', 'castle'],
      'event.unit.built': ['ship', 'castle'],
      event: without(scan.events, 'unit.lost', 'battle.decided'),
      'event.unit.lost': scan.listed('rules/events.ts', 'type Death =', ';'),
      'odds.barred': scan.listed('rules/retreat.ts', 'type Bar =', ';'),
      desk: scan.listed('text/odds-desk.ts', 'NAMES = [', ']'),
      'desk.side': ['attacker', 'defender'],
    },
  };
}

function bloodStone(): Profile {
  const scan = new Scan('blood-stone', { act: ['move', 'attack'] });
  const sides = ['witch', 'soldiers'];
  const units = scan.listed('content/units.ts', 'UNITS = [', ']');
  const spells = ['BLOOD_SPELLS = {', 'PHANTOM_SPELLS = {'].flatMap((from) =>
    scan.named('content/spells.ts', from, '\n}'),
  );
  return {
    scan,
    refusals: 50,
    found: {
      codes: ['act.moveDone', 'puppet.attackDone', 'cast.range', 'husk.beside', 'kernel.undo', 'step.other'],
      step: 'puppets',
      event: 'unit.zombified',
    },
    composed: {
      side: sides,
      unit: units,
      mark: units,
      spell: spells.flatMap((spell) => [spell, `${spell}.text`]),
      direction: scan.listed('content/shapes.ts', 'DIRECTIONS = [', ']'),
      shape: ['arc', 'cross', 'around'],
      range: ['witch', 'soldier', 'self'],
      note: ['own', 'warded', 'kills', 'wins', 'loses', 'draws'],
      step: scan.steps,
      prompt: ['line'],
      'prompt.place': sides,
      move: [...scan.verbs, 'line'],
      group: scan.verbs,
      'group.place': ['unit'],
      'group.move': ['unit'],
      'group.attack': ['unit'],
      event: without(scan.events, 'die.rolled', 'unit.attacked', 'blood.lost', 'unit.died', 'game.ended'),
      'event.unit.attacked': without(units, 'witch'),
      'event.blood.lost': scan.listed('rules/events.ts', 'type Wound =', ';'),
      'event.unit.died': ['realm', 'gone'],
      'event.game.ended': scan.listed('rules/events.ts', "readonly why: '", ';'),
      'board.start': sides,
      'odds.holds': sides,
      desk: scan.listed('text/odds-desk.ts', 'NAMES = [', ']'),
    },
  };
}

function bloodRage(): Profile {
  const scan = new Scan('blood-rage', {}, ['Decisions', 'Stages']);
  const decisions = scan.named('rules/frames.ts', 'interface Decisions {', '\n}');
  const provinces = scan.listed('content/provinces.ts', 'OUTER = [', ']');
  const fjords = scan.listed('content/provinces.ts', 'FJORDS = [', ']');
  const tokens = scan.listed('content/provinces.ts', 'TOKENS = [', ']');
  const kinds = ['leader', 'warrior', 'ship', 'monster', 'clan'];
  return {
    scan,
    refusals: 40,
    found: {
      codes: ['invade.horns', 'rescue.twice', 'rage.short', 'kernel.undo', 'step.other'],
      step: 'prowess',
      event: 'watch.called',
    },
    composed: {
      clan: [...scan.listed('content/clan.ts', 'CLANS = [', ']'), 'none'],
      stat: scan.listed('content/clan.ts', 'STATS = [', ']'),
      god: scan.listed('content/cards/row.ts', 'GODS = [', ']'),
      place: [...provinces, 'yggdrasil', ...fjords, 'reserve', 'valhalla'],
      region: scan.listed('content/provinces.ts', 'REGIONS = [', ']'),
      token: tokens,
      reward: tokens,
      phase: scan.listed('content/ages.ts', 'PHASES = [', ']'),
      figure: ['leader', 'warrior', 'ship'],
      kind: [...kinds, 'quest', 'battle'],
      'board.slot': kinds,
      'book.kind': [...kinds, 'quest', 'battle'],
      card: CARD_KINDS.flatMap(({ key }) => [key, `${key}.text`]),
      source: scan.listed('rules/state.ts', 'SOURCES = [', ']'),
      step: scan.steps,
      prompt: [...decisions, 'line'],
      move: [...scan.verbs, 'line'],
      back: ['1', '2', '3'],
      'move.accept': ['succor', 'domain', 'blessing'],
      'move.decline': ['free', 'succor', 'domain', 'hammers', 'blessing'],
      'prompt.late.armed': ['stay', 'late'],
      'move.stay': ['late'],
      'move.play': ['ask', 'win', 'never'],
      group: scan.verbs,
      'group.upgrade': ['card'],
      'group.play': ['card'],
      event: without(
        scan.events,
        'figure.invaded',
        'pillage.began',
        'figure.rescued',
        'figures.destroyed',
        'strength.compared',
        'glory.gained',
        'quest.judged',
      ),
      'event.figure.invaded': scan.listed('rules/events.ts', 'type InvadeBy =', ';'),
      'event.pillage.began': ['action', 'challenge', 'domain'],
      'event.figure.rescued': ['protection', 'witch'],
      'event.figures.destroyed': scan.listed('rules/frames.ts', 'CAUSES = [', ']'),
      'event.glory.gained': scan.listed('rules/state.ts', 'SOURCES = [', ']'),
      desk: scan.listed('text/odds-desk.ts', 'NAMES = [', ']'),
      'desk.line': ['bonus', 'card'],
    },
  };
}

export const PROFILES: Readonly<Record<string, Profile>> = {
  bloodstones: bloodstones(),
  'blood-stone': bloodStone(),
  'blood-rage': bloodRage(),
};
