import { clsx, type ClassValue } from 'clsx'
import { createTailwindMerge, validators } from 'tailwind-merge'

const anything = () => true
const group = (...names: string[]) => names.map((name) => ({ [name]: [anything] }))
const textSizes = ['xs', 'sm', 'base', 'lg', 'xl', '2xl', '3xl', 'display']
const weights = ['normal', 'medium', 'semibold', 'bold', 'heading']
const { isArbitraryLength, isArbitraryValue } = validators
const widths = ['', '0', '2', '3', '4', '8', isArbitraryLength]

/**
 * Only the kinds of classes that one component lets another overrule. The library's own
 * list of everything would be an eighth of all the script that a first visit loads.
 */
const merge = createTailwindMerge(() => ({
  cacheSize: 300,
  theme: {},
  classGroups: {
    display: [
      'block',
      'inline-block',
      'inline',
      'flex',
      'inline-flex',
      'grid',
      'table-cell',
      'contents',
      'hidden',
    ],
    position: ['static', 'fixed', 'absolute', 'relative', 'sticky'],
    visibility: ['visible', 'invisible'],
    size: group('size'),
    w: group('w'),
    h: group('h'),
    'min-w': group('min-w'),
    'min-h': group('min-h'),
    'max-w': group('max-w'),
    'max-h': group('max-h'),
    p: group('p'),
    px: group('px'),
    py: group('py'),
    pt: group('pt'),
    pr: group('pr'),
    pb: group('pb'),
    pl: group('pl'),
    m: group('m'),
    mx: group('mx'),
    my: group('my'),
    mt: group('mt'),
    mr: group('mr'),
    mb: group('mb'),
    ml: group('ml'),
    'gap-x': group('gap-x'),
    'gap-y': group('gap-y'),
    gap: group('gap'),
    'flex-direction': [{ flex: ['row', 'col', 'row-reverse', 'col-reverse'] }],
    flex: [{ flex: ['1', 'auto', 'none', 'initial'] }],
    items: group('items'),
    justify: [{ justify: ['start', 'end', 'center', 'between', 'around', 'evenly'] }],
    'grid-cols': group('grid-cols'),
    rounded: [{ rounded: ['sm', 'md', 'lg', 'xl', 'full', 'none', isArbitraryValue] }],
    'font-size': [{ text: textSizes }],
    'text-align': [{ text: ['left', 'center', 'right', 'start', 'end'] }],
    'text-wrap': [{ text: ['wrap', 'nowrap', 'balance', 'pretty'] }],
    'text-color': group('text'),
    'font-weight': [{ font: weights }],
    leading: group('leading'),
    bg: group('bg'),
    'border-style': [{ border: ['solid', 'dashed', 'dotted', 'none'] }],
    'border-collapse': [{ border: ['collapse', 'separate'] }],
    'border-t': [{ 'border-t': widths }],
    'border-r': [{ 'border-r': widths }],
    'border-b': [{ 'border-b': widths }],
    'border-l': [{ 'border-l': widths }],
    'border-width': [{ border: widths }],
    'border-t-color': group('border-t'),
    'border-r-color': group('border-r'),
    'border-b-color': group('border-b'),
    'border-l-color': group('border-l'),
    'border-color': group('border'),
    'font-family': [{ font: ['sans', 'display', 'mono'] }],
    shadow: group('shadow'),
    opacity: group('opacity'),
    overflow: group('overflow'),
    whitespace: group('whitespace'),
    z: group('z'),
  },
  conflictingClassGroups: {
    size: ['w', 'h'],
    p: ['px', 'py', 'pt', 'pr', 'pb', 'pl'],
    px: ['pr', 'pl'],
    py: ['pt', 'pb'],
    m: ['mx', 'my', 'mt', 'mr', 'mb', 'ml'],
    mx: ['mr', 'ml'],
    my: ['mt', 'mb'],
    gap: ['gap-x', 'gap-y'],
    'border-width': ['border-t', 'border-r', 'border-b', 'border-l'],
    'font-size': ['leading'],
  },
  conflictingClassGroupModifiers: {},
  orderSensitiveModifiers: ['before', 'after', 'file', 'marker', 'placeholder', 'selection', '*'],
}))

/** Joins class names; of two that contradict each other, the later one holds. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes))
}
