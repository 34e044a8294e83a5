import { findBox, SHELF } from '@sanguine/registry/shelf.ts';
import { useParams } from 'wouter';
import { NotFound } from '../pages/not-found.tsx';
import { PuzzleList } from './list.tsx';
import { Solving } from './solving.tsx';

/** `/puzzles` lists those of the first game, `/puzzles/<game>` those of any, `/puzzles/<game>/<number>` is one to solve. */
export default function PuzzlesPage() {
  const { game = SHELF[0]?.id ?? '', number } = useParams();
  if (findBox(game) === undefined) return <NotFound />;
  if (number === undefined) return <PuzzleList game={game} />;
  return <Solving key={`${game}/${number}`} game={game} number={Number(number)} />;
}
