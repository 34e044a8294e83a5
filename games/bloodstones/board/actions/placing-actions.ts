import { BUILD_POINTS } from '../../content/factions.ts';
import { buildable, buildCost } from '../../rules/build.ts';
import type { Move } from '../../rules/moves.ts';
import { groupName, kindName } from '../../text/words.ts';
import { NOTHING } from '../plan/selection.ts';
import { usable } from '../plan/usable.ts';
import { whyNone } from '../plan/why.ts';
import { sayBoard } from '../text/say.ts';
import type { BarAction, Situation } from '../interaction/board-types.ts';
import { unavailableBy } from './unavailable.ts';
import { aimed, first } from './pointing-action.ts';

/** Places a tile of the hand on the map: build, opening build or return. */
export function placing(situation: Situation, verb: 'build' | 'muster' | 'return'): BarAction {
  const { locale, view, seat, selection, targets, aim } = situation;
  const { kind } = selection;
  if (kind === null) return takingTile(situation, verb);
  const [only, second] = targets.values();
  const target = aim ?? (second === undefined ? only : undefined);
  if (target !== undefined) return aimed(situation, target);
  const refused =
    targets.size > 0
      ? null
      : whyNone(view, seat, verb, { fits: (move) => 'kind' in move && move.kind === kind });
  const title = verb === 'return' ? 'act.returnWhere' : 'act.buildKind';
  return {
    key: verb,
    verb,
    tone: 'plain',
    title: sayBoard(locale, title, { unit: kindName(locale, kind) }),
    detail: sayBoard(locale, 'act.chooseArea'),
    unavailable: refused === null ? null : unavailableBy(locale, view, refused, verb),
    does: { focuses: first(targets) },
  };
}

function takingTile(
  { locale, view, seat, moves }: Situation,
  verb: 'build' | 'muster' | 'return',
): BarAction {
  const kinds = usable(moves).kinds;
  const [kind = null] = buildable(view, seat).filter((one) => kinds.has(one));
  const refused = kind === null ? whyNone(view, seat, verb) : null;
  return {
    key: verb,
    verb,
    tone: 'plain',
    title: sayBoard(locale, 'act.build'),
    detail: sayBoard(locale, 'act.chooseTile'),
    unavailable: refused === null ? null : unavailableBy(locale, view, refused, verb),
    does: { selects: { ...NOTHING, kind } },
  };
}

/** §16: the whole opening build, assembled in secret. */
export function deployActions(situation: Situation): BarAction[] {
  const { locale, view, seat, selection } = situation;
  const move: Move = { do: 'deploy', units: [...selection.deployed] };
  const points = selection.deployed.reduce((sum, { kind }) => sum + (buildCost(view, seat, kind) ?? 0), 0);
  return [
    {
      key: 'deploy',
      verb: 'deploy',
      tone: 'go',
      title: sayBoard(locale, 'act.deploy'),
      detail: sayBoard(locale, 'act.deployed', { points, most: BUILD_POINTS }),
      unavailable: null,
      does: { plays: [move] },
    },
    ...(selection.deployed.length === 0
      ? []
      : [
          {
            key: 'again',
            verb: 'deploy' as const,
            tone: 'plain' as const,
            title: sayBoard(locale, 'act.deployTake'),
            detail: groupName(
              locale,
              selection.deployed.map(({ kind }) => kind),
            ),
            unavailable: null,
            does: { selects: NOTHING },
          },
        ]),
  ];
}
