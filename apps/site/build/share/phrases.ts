const BREAK_HINT = '\u200b';
const words = new Intl.Segmenter('ja', { granularity: 'word' });

const isNumber = (text: string) => /^\d+$/.test(text);
const isKatakana = (text: string) => /^[\p{Script=Katakana}ー・]+$/u.test(text);
const endsInHan = (text: string) => /\p{Script=Han}$/u.test(text);
const beginsWithHan = (text: string) => /^\p{Script=Han}/u.test(text);
/** Particles, endings and marks: they belong to the word before them. */
const isSuffix = (text: string) => /^[\s\p{Script=Hiragana}\p{P}ー]/u.test(text);
const isPrefix = (text: string) => /^[おご]$/.test(text);
const endsClause = (text: string) => /[。、！？\s]$/.test(text);

/** Whether a line of Japanese may end between two words: between phrases, not within them. */
function mayBreak(before: string, after: string): boolean {
  if (endsClause(before)) return !/^\p{P}/u.test(after);
  if (isSuffix(after) || isPrefix(before)) return false;
  if (isKatakana(before) && isKatakana(after)) return false;
  return !((isNumber(before) || endsInHan(before)) && beginsWithHan(after));
}

function japanesePhrases(text: string): string[] {
  const phrases: string[] = [];
  let before = '';
  for (const { segment } of words.segment(text)) {
    if (before === '' || mayBreak(before, segment)) phrases.push(segment);
    else phrases.push((phrases.pop() ?? '') + segment);
    before = segment;
  }
  return phrases;
}

/** The parts of a title between which a line may end; a part keeps the space after it. */
export function phrasesOf(title: string, style: 'latin' | 'japanese'): string[] {
  const text = title.replaceAll('\u00ad', '');
  return text
    .split(BREAK_HINT)
    .flatMap((part) => (style === 'japanese' ? japanesePhrases(part) : part.split(/(?<=[ -])/)));
}
