/** Other words for the commands at a table, in any language; none of them means a move in any game. */
export const COMMAND_WORDS: Readonly<Record<string, string>> = {
  resign: 'concede',
  surrender: 'concede',
  なぜ: 'why',
  理由: 'why',
  ヒント: 'hint',
  確率: 'odds',
  取り消す: 'undo',
  取り消し: 'undo',
  盤面: 'board',
  マップ: 'board',
  手札: 'hand',
  ログ: 'log',
  ルール: 'rules',
  次へ: 'more',
  前へ: 'back',
  保存: 'save',
  ヘルプ: 'help',
  投了: 'concede',
  終了: 'quit',
};

/** Whether the line agrees to a command that first explains what it means. */
export const isYes = (line: string): boolean => /^(?:y|yes|はい)$/i.test(line);
