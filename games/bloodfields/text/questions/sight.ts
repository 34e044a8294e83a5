import type { Locale, TableAnswer, Viewer } from '@sanguine/kernel';
import { blockerOf, sees } from '../../rules/geometry/sight.ts';
import { fieldFor } from '../../rules/ground.ts';
import { coverFrom } from '../../rules/sight.ts';
import type { State } from '../../rules/state.ts';
import { hasToken, unitOf } from '../../rules/units.ts';
import { coverText } from '../covers.ts';
import { say } from '../phrases.ts';
import { pieceName } from '../words.ts';
import { type End, endsOf } from './ends.ts';

type Eye = Exclude<End, { kind: 'piece' }>;

/** §8.2, §8.3: whether the two ends see each other, and which would have cover. */
export function sight(locale: Locale, state: State, viewer: Viewer, words: readonly string[]): TableAnswer {
  const ends = endsOf(locale, state, viewer, words);
  if ('problem' in ends) return { ok: false, problem: ends.problem };
  const [one, other] = ends;
  if (one.kind === 'piece') return pieceProblem(locale, one);
  if (other.kind === 'piece') return pieceProblem(locale, other);
  const field = fieldFor(state);
  const names = { one: one.name, other: other.name };
  if (!sees(one.disc, other.disc, field)) {
    const blocker = blockerOf(one.disc, other.disc, field);
    const piece = blocker === null ? '' : pieceName(locale, blocker.id);
    return { ok: true, lines: [say(locale, 'sight.unseen', { ...names, piece })], rules: ['8.2'] };
  }
  const covers = [...coverLines(locale, state, one, other), ...coverLines(locale, state, other, one)];
  return {
    ok: true,
    lines: [say(locale, 'sight.seen', names), ...covers],
    rules: covers.length === 0 ? ['8.2'] : ['8.2', '8.3'],
  };
}

const pieceProblem = (locale: Locale, { name }: End): TableAnswer => ({
  ok: false,
  problem: say(locale, 'question.piece', { piece: name }),
});

/** §8.3: the cover of a unit against a shot from this place; allies do not shoot at each other. */
function coverLines(locale: Locale, state: State, shooter: Eye, target: Eye): string[] {
  if (target.kind !== 'unit') return [];
  const unit = unitOf(state, target.id);
  if (shooter.kind === 'unit' && unitOf(state, shooter.id).owner === unit.owner) return [];
  const cover = coverFrom(state, shooter.disc, target.id, shooter.kind === 'unit' ? shooter.id : undefined);
  const names = { shooter: shooter.name, target: target.name };
  if (cover === null) return [say(locale, 'sight.open', names)];
  return [
    say(locale, 'sight.cover', { ...names, cover: coverText(locale, state, cover) }),
    ...(hasToken(unit, 'spotted') ? [say(locale, 'sight.spotted', names)] : []),
  ];
}
