import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import styles from './tabs.module.css';

interface Tab {
  readonly id: string;
  readonly title: ReactNode;
  /** Number of new things inside, shown next to the title. */
  readonly count?: number | undefined;
}

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly chosen: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  readonly panelClassName?: string | undefined;
  readonly onChoose: (id: string) => void;
}

/** Tabs with one panel; arrow keys move between tabs. */
export function Tabs({ label, tabs, chosen, children, className, panelClassName, onChoose }: TabsProps) {
  const id = useId();
  const bar = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1, Home: -tabs.length, End: tabs.length }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const now = tabs.findIndex((tab) => tab.id === chosen);
    const wrapped = (now + step + tabs.length) % tabs.length;
    const next = Math.abs(step) === 1 ? wrapped : step < 0 ? 0 : tabs.length - 1;
    const tab = tabs[next];
    if (tab === undefined) return;
    onChoose(tab.id);
    bar.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div className={className}>
      <div ref={bar} className={styles['bar']} role="tablist" aria-label={label}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            className={styles['tab']}
            aria-selected={tab.id === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === chosen ? 0 : -1}
            onClick={() => onChoose(tab.id)}
            onKeyDown={onKeyDown}
          >
            {tab.title}
            {tab.count === undefined || tab.count === 0 ? null : (
              <span className={styles['count']}>{tab.count}</span>
            )}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" className={panelClassName} aria-labelledby={`${id}-${chosen}`}>
        {children}
      </div>
    </div>
  );
}
