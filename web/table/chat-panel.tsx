import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { ChatLine } from '@sanguine/protocol';
import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import { Field } from '@sanguine/ui/controls/field.tsx';
import { LinkButton, linkClass } from '@sanguine/ui/controls/link.tsx';
import { sentence } from '../api/sentence.ts';
import type { Answered } from '../link/link.ts';
import { useSay } from '../text/say.ts';
import styles from './chat-panel.module.css';
import type { Mutes } from './mutes.ts';
import { invitationIn, isInvitation } from './rematch.ts';
import { type TablePhrase, useTableSay } from './say.ts';
import type { TableContext } from './table-context.ts';

interface ChatPanelProps {
  readonly context: TableContext;
  readonly mutes: Mutes;
  readonly live: boolean;
  /** The lines up to this one have been in view. */
  readonly onRead: (line: number) => void;
  readonly onSay: (text: string) => Promise<Answered>;
}

const LONGEST = 500;

function problemOf(answer: Exclude<Answered, null>): TablePhrase {
  if (answer === 'rate') return 'chat.problem.rate';
  return answer === 'lost' ? 'chat.problem.lost' : 'chat.problem.other';
}

/** The chat; plain text only. */
export function ChatPanel({ context, mutes, live, onRead, onSay }: ChatPanelProps) {
  const say = useTableSay();
  const sayShell = useSay();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<TablePhrase | null>(null);
  const { chat, viewer } = context.table;
  const heard = chat.filter(({ person }) => !mutes.has(person));
  const hidden = chat.length - heard.length;
  const list = useRef<HTMLOListElement>(null);
  const last = chat.at(-1)?.number;
  useInView(list, last, onRead);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const said = text.trim();
    if (said === '' || !live) return;
    const answer = await onSay(said);
    setProblem(answer === null ? null : problemOf(answer));
    if (answer === null) setText('');
  };
  return (
    <div className={styles['panel']}>
      <div className={styles['scroll']} role="log" aria-label={say('chat.label')}>
        <ol ref={list} className={styles['lines']}>
          {chat.length === 0 ? <li className={styles['empty']}>{say('chat.empty')}</li> : null}
          {heard.map((line) => (
            <Said key={line.number} context={context} line={line} onMute={() => mutes.mute(line.person)} />
          ))}
          {hidden === 0 ? null : (
            <li className={styles['empty']}>
              {say('chat.muted', { count: hidden })}{' '}
              {[...new Map(chat.map(({ person, name }) => [person, name]))]
                .filter(([person]) => mutes.has(person))
                .map(([person, name]) => (
                  <LinkButton key={person} onPress={() => mutes.unmute(person)}>
                    {say('chat.unmute', { name })}
                  </LinkButton>
                ))}
            </li>
          )}
          {mutes.full ? <li className={styles['empty']}>{sentence(sayShell, 'mutes')}</li> : null}
        </ol>
      </div>
      {viewer === null ? (
        <p className={styles['empty']}>{say('chat.watching')}</p>
      ) : (
        <form className={styles['form']} onSubmit={(event) => void submit(event)}>
          <Field
            bare
            label={say('chat.field')}
            placeholder={say('chat.field')}
            value={text}
            maxLength={LONGEST}
            autoComplete="off"
            enterKeyHint="send"
            problem={problem === null ? null : say(problem)}
            className={styles['field']}
            onChange={setText}
          />
          <ActionButton type="submit" unavailable={live ? undefined : ''} label={say('chat.send')}>
            {say('chat.send')}
          </ActionButton>
        </form>
      )}
    </div>
  );
}

/** Reports the last line once the end of the list is in view: not on a folded sheet, and not behind another page. */
function useInView(
  list: RefObject<HTMLElement | null>,
  last: number | undefined,
  onRead: (line: number) => void,
): void {
  useEffect(() => {
    const end = list.current?.lastElementChild ?? null;
    if (end === null || last === undefined) return;
    let isInView = false;
    const tell = (): void => {
      if (isInView && document.visibilityState === 'visible') onRead(last);
    };
    const watcher = new IntersectionObserver(([entry]) => {
      isInView = entry?.isIntersecting ?? false;
      tell();
    });
    watcher.observe(end);
    document.addEventListener('visibilitychange', tell);
    return () => {
      watcher.disconnect();
      document.removeEventListener('visibilitychange', tell);
    };
  }, [list, last, onRead]);
}

function Said({
  context,
  line,
  onMute,
}: {
  readonly context: TableContext;
  readonly line: ChatLine;
  readonly onMute: () => void;
}) {
  const say = useTableSay();
  const { Emblem } = context.board;
  const invitation = invitationIn(line.text);
  const time = new Intl.DateTimeFormat(context.locale, { hour: 'numeric', minute: '2-digit' });
  return (
    <li className={styles['line']}>
      <Emblem side={context.sides[line.seat] ?? null} size={24} />
      <div className={styles['said']}>
        <p className={styles['who']}>
          <b>{line.name}</b> <time dateTime={new Date(line.at).toISOString()}>{time.format(line.at)}</time>
          {line.seat === context.table.viewer ? null : (
            <button type="button" className={styles['mute']} onClick={onMute}>
              {say('chat.mute', { name: line.name })}
            </button>
          )}
        </p>
        <p className={styles['words']}>{isInvitation(line.text) ? say('chat.invites') : line.text}</p>
        {invitation === null ? null : (
          <Link href={invitation} className={linkClass}>
            {say('chat.join')}
          </Link>
        )}
      </div>
    </li>
  );
}
