import type { GameBoard } from '@sanguine/ui';
import type { Event } from '../rules/events.ts';
import type { AnyMove } from '../rules/moves.ts';
import type { Setup, State } from '../rules/state.ts';
import { fought, gestures } from './animation/language.ts';
import { guides } from './guides.ts';
import { GladePreview } from './glade/preview.tsx';
import { links } from './links.ts';
import { SideEmblem } from './look/token.tsx';
import { looksOf } from './ending/looks.tsx';
import { stonesBySeat } from './sides/members.ts';
import { Table } from './table.tsx';

export const board: GameBoard<Setup, State, AnyMove, Event> = {
  Table,
  Emblem: SideEmblem,
  looks: looksOf,
  Preview: GladePreview,
  links,
  guides,
  gestures,
  fought,
  loadCourses: async () => [(await import('./tutorial/tutorial.ts')).tutorial],
  measure: stonesBySeat,
};
