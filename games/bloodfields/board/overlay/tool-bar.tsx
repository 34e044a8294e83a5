import type { Locale } from '@sanguine/kernel';
import type { ReactNode } from 'react';
import { sayOverlay } from './text/say.ts';
import { TOOL_KEYS, type Tool, TOOLS, type Tools } from '../interaction/use-tools.ts';
import css from './handling.module.css';

/** On a square of 20 units. */
const SIGNS: Readonly<Record<Tool, string>> = {
  tape: 'M2 13.5L13.5 2L18 6.5L6.5 18ZM5 10.5l2 2M7.5 8l2.6 2.6M10 5.5l2 2',
  sight: 'M1.5 10C5 4.6 15 4.6 18.5 10C15 15.4 5 15.4 1.5 10ZM10 7.4a2.6 2.6 0 1 0 0 5.2a2.6 2.6 0 1 0 0-5.2',
  threats: 'M3 3l10 10M17 3L7 13M4.5 11.5l4 4M15.5 11.5l-4 4M4 17l2.4-2.4M16 17l-2.4-2.4',
};

/** Tape, sight and threats: for anybody looking at the table, at any time. */
export function ToolBar({ locale, tools }: { readonly locale: Locale; readonly tools: Tools }): ReactNode {
  return (
    <div className={css['tools']} role="toolbar" aria-label={sayOverlay(locale, 'tools')}>
      {TOOLS.map((tool) => {
        const on = tools.on.has(tool);
        const title = sayOverlay(locale, `tool.${tool}`);
        return (
          <button
            key={tool}
            type="button"
            aria-pressed={on}
            aria-keyshortcuts={TOOL_KEYS[tool]}
            data-guide={`tool:${tool}`}
            title={`${title} (${TOOL_KEYS[tool]})`}
            onClick={() => {
              tools.toggle(tool);
            }}
          >
            <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
              <path
                d={SIGNS[tool]}
                fill="none"
                stroke="currentColor"
                strokeWidth="1.7"
                strokeLinejoin="round"
              />
            </svg>
            <span>{title}</span>
          </button>
        );
      })}
    </div>
  );
}

/** What the lines and washes on the table mean. */
export function Legend({
  locale,
  sight,
  threats,
}: {
  readonly locale: Locale;
  readonly sight: boolean;
  readonly threats: boolean;
}): ReactNode {
  if (!sight && !threats) return null;
  return (
    <ul className={css['legend']}>
      {sight
        ? (['clear', 'cover', 'blocked', 'hidden'] as const).map((kind) => (
            <li key={kind}>
              <i data-kind={kind} aria-hidden="true" />
              {sayOverlay(locale, `legend.${kind}`)}
            </li>
          ))
        : null}
      {threats ? (
        <li>
          <i data-kind="danger" aria-hidden="true" />
          {sayOverlay(locale, 'legend.danger')}
        </li>
      ) : null}
    </ul>
  );
}
