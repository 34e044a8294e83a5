import { type FormEvent, useEffect, useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import { Field } from '@sanguine/ui/controls/field.tsx';
import type { RequestProblem } from '../api/client.ts';
import { sentence } from '../api/sentence.ts';
import { findByCode } from '../api/tables.ts';
import { PageFrame } from '../pages/frame.tsx';
import { type SayPhrase, useSay } from '../text/say.ts';
import { isCode, readCode } from './code.ts';
import styles from './join.module.css';

/** Joins a table by its code, typed or from an invitation link. */
export default function Join() {
  const say = useSay();
  const { code = '' } = useParams<{ code?: string }>();
  return (
    <PageFrame title={say('join.title')} lead={say('join.lead')} narrow>
      <CodeForm key={code} given={code} />
    </PageFrame>
  );
}

function CodeForm({ given }: { readonly given: string }) {
  const say = useSay();
  const [, go] = useLocation();
  const [text, setText] = useState(given);
  const [wanted, setWanted] = useState(given);
  const [problem, setProblem] = useState<RequestProblem | 'unfit' | null>(null);
  useEffect(() => {
    let left = false;
    const look = async () => {
      const found = await tableOf(wanted);
      if (left) return;
      if ('id' in found) go(`/table/${found.id}`, { replace: true });
      else setProblem(found.problem);
    };
    if (wanted !== '') void look();
    return () => {
      left = true;
    };
  }, [wanted, go]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setProblem(null);
    setWanted(text);
  };
  return (
    <form className={styles['form']} onSubmit={submit}>
      <Field
        className={styles['code']}
        label={say('join.code')}
        value={text}
        problem={problem === null ? null : why(say, problem)}
        required
        maxLength={12}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(value) => {
          setText(value);
          setWanted('');
        }}
      />
      <ActionButton kind="go" type="submit">
        {say('join.go')}
      </ActionButton>
    </form>
  );
}

async function tableOf(text: string): Promise<{ id: string } | { problem: RequestProblem | 'unfit' }> {
  const code = readCode(text);
  if (!isCode(code)) return { problem: 'unfit' };
  const answer = await findByCode(code);
  return answer.ok ? { id: answer.value.id } : { problem: answer.problem };
}

function why(say: SayPhrase, problem: RequestProblem | 'unfit'): string {
  if (problem === 'unfit') return say('join.unfit');
  return problem === 'missing' ? say('join.none') : sentence(say, problem);
}
