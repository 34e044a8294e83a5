import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Box } from '@sanguine/ui';
import { useLocale } from '@sanguine/ui/controls/locale.ts';
import { beSomebody, useMe } from '../../account/me.ts';
import { rememberedName, rememberName } from '../../account/remembered-name.ts';
import { sentence } from '../../api/sentence.ts';
import { newSalt, openTable } from '../../api/tables.ts';
import { createLocal } from '../../store/games.ts';
import { useSay } from '../../text/say.ts';
import type { Draft } from '../draft.ts';
import { localPlan, newTable } from '../plan.ts';
import { remember } from '../remembered.ts';
import { someTableName } from '../table-name.ts';

export interface Person {
  /** Whether to ask for a name; only if nobody is known yet. */
  readonly asked: boolean;
  readonly name: string;
  readonly onName: (name: string) => void;
}

interface Started {
  readonly box: Box;
  readonly draft: Draft;
  /** Names of the people at this screen, by seat. */
  readonly people: readonly string[];
  /** The table's name; empty for a random one. */
  readonly wished: string;
}

/** Starts the local game or opens the online table, and remembers the set-up. */
export function useStart({ box, draft, people, wished }: Started) {
  const say = useSay();
  const locale = useLocale();
  const me = useMe();
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [person, setPerson] = useState(rememberedName);
  const asked = draft.way === 'online' && (me === null || me === undefined);
  const name = wished.trim() === '' ? someTableName(locale) : wished.trim();

  const onDevice = async () => {
    const id = await createLocal(localPlan(draft, name, people));
    go(`/local/${id}`);
  };
  const online = async () => {
    const somebody = await beSomebody(person, locale);
    if (!somebody.ok) return setProblem(sentence(say, somebody.problem));
    rememberName(somebody.value.name);
    const opened = await openTable(newTable(draft, name, newSalt()));
    if (!opened.ok) return setProblem(sentence(say, opened.problem));
    go(`/table/${opened.value.id}`);
  };
  const start = async () => {
    setBusy(true);
    setProblem(null);
    remember(box, draft);
    try {
      await (draft.way === 'online' ? online() : onDevice());
    } catch {
      setProblem(say('play.failed'));
    }
    setBusy(false);
  };
  return {
    busy,
    problem,
    person: { asked, name: person, onName: setPerson } satisfies Person,
    go: () => {
      if (!busy) void start();
    },
  };
}
