import { useCallback, useEffect, useState } from 'react';
import { isWriting } from '@sanguine/ui/interaction/is-writing.ts';

export const TOOLS = ['tape', 'sight', 'threats'] as const;
/** Tools that anybody may use at any time, whoever decides. */
export type Tool = (typeof TOOLS)[number];

export const TOOL_KEYS: Readonly<Record<Tool, string>> = { tape: 'M', sight: 'V', threats: 'T' };

export interface Tools {
  readonly on: ReadonlySet<Tool>;
  readonly toggle: (tool: Tool) => void;
}

/** The tools in use, and how to switch them; each has a key. */
export function useTools(): Tools {
  const [on, setOn] = useState<ReadonlySet<Tool>>(new Set());
  const toggle = useCallback((tool: Tool): void => {
    setOn((before) => new Set(TOOLS.filter((one) => before.has(one) !== (one === tool))));
  }, []);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (isWriting(event) || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey)
        return;
      if (document.querySelector('dialog[open]') !== null) return;
      const tool = TOOLS.find((one) => TOOL_KEYS[one].toLowerCase() === event.key.toLowerCase());
      if (tool !== undefined) toggle(tool);
    };
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('keydown', press);
    };
  }, [toggle]);
  return { on, toggle };
}
