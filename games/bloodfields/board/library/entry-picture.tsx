import type { ReactNode } from 'react';
import { ATTACK_FACES, DEFENCE_FACES } from '../../content/dice.ts';
import { CONDITIONS } from '../../content/effects.ts';
import { ITEM_IDS, SCHOOLS } from '../../content/items.ts';
import { spellsOfSchool } from '../../content/schools.ts';
import { TERRAIN_KINDS } from '../../content/terrain.ts';
import { UNIT_KINDS } from '../../content/units/kinds.ts';
import { cardOf } from '../../content/units/index.ts';
import { BasePicture } from '../look/base-picture.tsx';
import { CounterPicture } from '../look/counter.tsx';
import type { Counter } from '../look/counters.ts';
import { RollDie } from '../look/die.tsx';
import type { GlyphName } from '../look/glyphs.ts';
import { ITEM_GLYPHS, TERRAIN_GLYPHS } from '../look/item-glyphs.ts';
import { Mark } from '../look/mark.tsx';
import { OBJECTIVE_GLYPHS } from '../look/objective-glyphs.ts';
import type { Entry, EntryKind } from './entries/entry.ts';
import { sizesOf } from './entries/ground.ts';

const known = <Id extends string>(ids: readonly Id[], id: string): Id | undefined =>
  ids.find((one) => one === id);

const COUNTER_IDS: readonly Counter[] = [...CONDITIONS, 'inspire', 'shield', 'embers'];
const SCATTER: Readonly<Record<string, number>> = { hit: 0, blank: 1, arrow: 3 };

/** The glyph for entries of a kind that have no picture of their own. */
const KIND_GLYPHS: Readonly<Record<EntryKind, GlyphName>> = {
  unit: 'centurion-helmet',
  item: 'drink-me',
  spell: 'crystal-growth',
  trait: 'knight-banner',
  keyword: 'crossed-swords',
  token: 'broken-shield',
  die: 'rolling-dices',
  terrain: 'hills',
  scenario: 'crossed-swords',
  layout: 'peaks',
};

/** A small picture of an entry; its name stands beside it. Needs `Woodcuts` on the page. */
export function EntryPicture({
  entry: { kind, id },
  size,
}: {
  readonly entry: Pick<Entry, 'kind' | 'id'>;
  readonly size: number;
}): ReactNode {
  const unit = kind === 'unit' ? known(UNIT_KINDS, id) : undefined;
  if (unit !== undefined) return <BasePicture kind={unit} paint={cardOf(unit).line} size={size} />;
  const counter = kind === 'token' ? known(COUNTER_IDS, id) : undefined;
  if (counter !== undefined) return <CounterPicture kind={counter} size={size} />;
  if (kind === 'die') return <DiePicture id={id} size={size} />;
  return <GlyphPicture name={glyphOf(kind, id)} size={size} />;
}

function glyphOf(kind: EntryKind, id: string): GlyphName {
  const item = kind === 'item' ? known(ITEM_IDS, id) : undefined;
  const terrain = kind === 'terrain' ? known(TERRAIN_KINDS, id) : undefined;
  if (item !== undefined) return ITEM_GLYPHS[item];
  const school = SCHOOLS.find(
    (one) => kind === 'spell' && spellsOfSchool(one).some((spell) => spell.id === id),
  );
  if (school !== undefined) return ITEM_GLYPHS[school];
  if (terrain !== undefined) return TERRAIN_GLYPHS[terrain];
  return kind === 'scenario' ? goalGlyph(id) : KIND_GLYPHS[kind];
}

/** §16.2: the glyph for what the scenario is fought over. */
function goalGlyph(id: string): GlyphName {
  const [ground] = sizesOf(id).map((one) => one.ground);
  if (ground === undefined) return KIND_GLYPHS.scenario;
  if (ground.flags.length > 0) return 'knight-banner';
  if (ground.caches.length > 0) return OBJECTIVE_GLYPHS.cache;
  if (ground.wagon !== null) return OBJECTIVE_GLYPHS.wagon;
  return ground.shrine === null ? KIND_GLYPHS.scenario : OBJECTIVE_GLYPHS.shrine;
}

function DiePicture({ id, size }: { readonly id: string; readonly size: number }): ReactNode {
  const [die, face = ''] = id.split('-');
  if (die === 'scatter') return <RollDie roll="scatter" face={SCATTER[face] ?? 0} size={size} />;
  const [roll, faces] =
    die === 'attack' ? (['attack', ATTACK_FACES] as const) : (['defence', DEFENCE_FACES] as const);
  return <RollDie roll={roll} face={faces.findIndex((one) => one === face)} size={size} />;
}

/** A glyph on a plate. */
function GlyphPicture({ name, size }: { readonly name: GlyphName; readonly size: number }): ReactNode {
  return (
    <svg width={size} height={size} viewBox="-17 -17 34 34" aria-hidden="true" focusable="false">
      <circle r="15.5" fill="#efe4cb" stroke="#1c1712" strokeWidth="1.5" />
      <Mark name={name} size={21} fill="#3a2e22" />
    </svg>
  );
}
