import { Suspense, use, useState } from 'react';
import { Link, useParams } from 'wouter';
import { seedOf } from '@sanguine/kernel';
import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import { buttonClass } from '@sanguine/ui/controls/button-look.ts';
import { levelName } from '../lobby/words.ts';
import { PageFrame } from '../pages/frame.tsx';
import { Loading } from '../pages/loading.tsx';
import { saveFile } from '../table/save-file.ts';
import { useSay } from '../text/say.ts';
import { Check } from './check.tsx';
import { type Evidence, evidenceOf, type FoundEvidence } from './evidence.ts';
import styles from './proof.module.css';
import { useProofSay } from './say.ts';

/** Offered unchanged for download. */
const SPECIFICATION = new URL('../../docs/fair-dice.md', import.meta.url).href;
const PROGRAM = new URL('../../docs/verify-dice.mjs', import.meta.url).href;

/** `/proof/local/:id`, `/proof/:table`. */
export default function ProofPage() {
  const { '*': path = '' } = useParams();
  return <Opening key={path} path={path} />;
}

/** Requests the evidence above the `Suspense` boundary, so that the promise survives suspension. */
function Opening({ path }: { readonly path: string }) {
  const [opening] = useState(() => evidenceOf(path));
  return (
    <Suspense fallback={<Loading />}>
      <Opened opening={opening} />
    </Suspense>
  );
}

function Opened({ opening }: { readonly opening: Promise<FoundEvidence> }) {
  const say = useProofSay();
  const found = use(opening);
  if (typeof found !== 'string') return <ProofOf evidence={found} />;
  return (
    <PageFrame title={say(`${found}.title`)} lead={say(`${found}.text`)} narrow>
      <Link className={buttonClass({})} href="/mine">
        {say('mine')}
      </Link>
    </PageFrame>
  );
}

function ProofOf({ evidence }: { readonly evidence: Evidence }) {
  const say = useProofSay();
  const { where, name, home, path, record } = evidence;
  const save = async (): Promise<void> => {
    const file = await evidence.save();
    if (file !== null) saveFile(file);
  };
  return (
    <PageFrame
      title={say('title.of', { name })}
      lead={say(where === 'local' ? 'lead.local' : 'lead')}
      narrow
      aside={
        <Link className={buttonClass({})} href={home}>
          {say('back')}
        </Link>
      }
    >
      <Check record={record} />
      <section className={styles['part']}>
        <h2>{say('how.title')}</h2>
        <ol className={styles['how']}>
          {(['how.1', 'how.2', 'how.3', 'how.4'] as const).map((key) => (
            <li key={key}>{say(key)}</li>
          ))}
        </ol>
      </section>
      <Facts evidence={evidence} />
      <section className={styles['part']}>
        <h2>{say('own.title')}</h2>
        <p className={styles['text']}>{say('own.text')}</p>
        <div className={styles['ways']}>
          <ActionButton onPress={() => void save()}>{say('own.save')}</ActionButton>
          <Link className={buttonClass({})} href={`/replay/${path}`}>
            {say('own.replay')}
          </Link>
        </div>
        <p className={styles['text']}>
          {say('own.means')} <code>node verify-dice.mjs RECORD.json</code>
        </p>
        <div className={styles['ways']}>
          <a className={buttonClass({})} href={SPECIFICATION} target="_blank" rel="noreferrer">
            {say('own.specification')}
          </a>
          <a className={buttonClass({})} href={PROGRAM} download="verify-dice.mjs">
            {say('own.program')}
          </a>
        </div>
      </section>
    </PageFrame>
  );
}

/** The actual numbers, for readers who want to check them. */
function Facts({ evidence: { record, parts } }: { readonly evidence: Evidence }) {
  const say = useProofSay();
  const sayLevel = useSay();
  const { dice } = record;
  const mark = record.chapters.at(-1)?.rows.at(-1)?.mark;
  if (dice.generator === 'swift') {
    return (
      <section className={styles['part']}>
        <Fact label={say('fact.seed.swift')} value={dice.seed} />
      </section>
    );
  }
  return (
    <section className={styles['part']}>
      <Fact label={say('fact.commitment')} value={dice.commitment} />
      {dice.secret === null ? null : (
        <>
          <Fact label={say('fact.secret')} value={dice.secret} />
          <Fact label={say('fact.seed')} value={seedOf(dice.secret, dice.salts)} />
        </>
      )}
      {mark === undefined ? null : <Fact label={say('fact.mark')} value={mark} />}
      <h2>{say('salts.title')}</h2>
      {parts.map(({ seat, salt, name, from }) => (
        <Fact
          key={seat}
          label={`${say('salts.seat', { seat: seat + 1 })}: ${say(`salts.${from}`, {
            name: levelName(sayLevel, name),
          })}`}
          value={salt}
        />
      ))}
    </section>
  );
}

function Fact({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <dl className={styles['fact']}>
      <dt>{label}</dt>
      <dd>
        <code>{value}</code>
      </dd>
    </dl>
  );
}
