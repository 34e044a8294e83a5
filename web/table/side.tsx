import { useState } from 'react';
import type { Ref } from '@sanguine/ui';
import { Tabs } from '@sanguine/ui/controls/tabs.tsx';
import type { TableLink } from '../link/link.ts';
import { ChatPanel } from './chat-panel.tsx';
import { Company } from './company.tsx';
import type { LogFilter } from './log-filter.ts';
import { LogPanel } from './log-panel.tsx';
import type { Mutes } from './mutes.ts';
import { useTableSay } from './say.ts';
import type { TableContext } from './table-context.ts';
import styles from './side.module.css';

interface SideProps {
  readonly context: TableContext;
  readonly link: TableLink;
  readonly live: boolean;
  readonly mutes: Mutes;
  /** The number of chat lines nobody has read here yet. */
  readonly unread: number;
  readonly replay: (row: number) => string;
  readonly onRead: (line: number) => void;
  readonly onShow: (ref: Ref) => void;
}

type Leaf = 'log' | 'chat' | 'table';

/** Tabs for log, chat and company; each counts what is new. */
export function SidePanel({ context, link, live, mutes, unread, replay, onRead, onShow }: SideProps) {
  const say = useTableSay();
  const [leaf, setLeaf] = useState<Leaf>('log');
  const filter = useState<LogFilter>('all');
  const { votes, viewer } = context.table;
  const asked = votes.filter(
    ({ state, open }) => state === 'open' && viewer !== null && open.includes(viewer),
  ).length;
  const leaves: readonly Leaf[] = link.kind === 'online' ? ['log', 'chat', 'table'] : ['log', 'table'];
  const counts = { log: 0, chat: unread, table: asked };
  return (
    <Tabs
      label={say('side.label')}
      className={styles['side']}
      panelClassName={styles['leaf']}
      tabs={leaves.map((id) => ({ id, title: say(`side.${id}`), count: counts[id] }))}
      chosen={leaf}
      onChoose={(id) => {
        setLeaf(leaves.find((known) => known === id) ?? 'log');
      }}
    >
      {leaf === 'log' ? <LogPanel context={context} filter={filter} replay={replay} onShow={onShow} /> : null}
      {leaf === 'chat' && link.kind === 'online' ? (
        <ChatPanel
          context={context}
          mutes={mutes}
          live={live}
          onRead={onRead}
          onSay={(text) => link.say(text)}
        />
      ) : null}
      {leaf === 'table' ? <Company context={context} link={link} /> : null}
    </Tabs>
  );
}
