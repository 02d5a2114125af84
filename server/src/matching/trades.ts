import { anyOf } from '../text/any-of.ts'

interface Trade {
  readonly name: string
  readonly words: RegExp
  /** Work that nobody does without the trade; none that whoever plans or leads it may have come to otherwise. */
  readonly occupations?: readonly string[]
}

/** Those whose words have words of others in them stand first: an auto electrician is no electrician. */
const trades: readonly Trade[] = [
  {
    name: 'Auto Electrical',
    words: /\bauto(?:motive)?[ -]*elect\w*/gi,
    occupations: ['Auto Electrician'],
  },
  {
    name: 'Refrigeration',
    words: /\brefrigerat\w*|\bair[ -]?con\w*|\bhvac\b/gi,
    occupations: ['Refrigeration and Air Conditioning Mechanic'],
  },
  {
    name: 'Heavy Diesel',
    words: anyOf(
      // "heavy commercial vehicle mechanical technology", "heavy duty fitter"
      /\bheavy[ -](?:commercial|diesel|duty|vehicle|road|mobile|earth ?moving|automotive|equipment|plant)(?: (?:vehicle|transport|plant|equipment|diesel))?(?: (?:mechanic|fitt)\w*)?/gi,
      /\b(?:mobile|earth ?moving) (?:plant|equipment)(?: (?:mechanic|fitt)\w*)?/gi,
      /\b(?<!fixed )plant (?:mechanic|fitt)\w*/gi,
      /\b(?:diesel|hd|hme)(?: (?:mechanic|fitt)\w*)/gi,
      /\bdiesel\b/gi,
    ),
    occupations: [
      'Diesel Fitter',
      'Diesel Mechanic',
      'Plant Mechanic',
      'Heavy Vehicle Mechanic',
      'Drill Fitter',
      'Underground Fitter',
      'Field Service Technician',
      'Component Rebuild Fitter',
    ],
  },
  {
    name: 'Light Vehicle',
    words: /\b(?:light|motor) (?:vehicle|mechanic)(?: mechanic\w*)?/gi,
    occupations: ['Light Vehicle Mechanic'],
  },
  { name: 'Automotive', words: /\bautomotive(?: mechanic\w*)?/gi },
  {
    name: 'Plumbing',
    words: /\bplumb\w*|\bgas ?fitt\w*/gi,
    occupations: ['Plumber', 'Gasfitter'],
  },
  {
    name: 'Fabrication',
    words: /\bboiler ?mak\w*|\bboil(?:y|ie)\b|\bweld\w*|\bfabricat\w*|\bsheet ?metal\w*/gi,
    occupations: ['Boilermaker', 'Welder', 'Coded Welder', 'Pipe Welder', 'Sheetmetal Worker'],
  },
  {
    name: 'Power Line',
    words: /\bESI\b|\belectricity supply\b|\bline ?work\w*|\bpower ?lines?\b|\bcable joint\w*/gi,
    occupations: ['Lineworker', 'Cable Jointer'],
  },
  {
    name: 'Instrumentation',
    words: /\binstrument\w*/gi,
    occupations: ['Instrumentation Technician', 'Electrical and Instrumentation Technician'],
  },
  {
    name: 'Electrical',
    words: /\belectric\w*|\belectrotech\w*|\bspark(?:y|ie)s?\b/gi,
    occupations: [
      'Electrician',
      'Industrial Electrician',
      'Underground Electrician',
      'High Voltage Electrician',
      'Electrical and Instrumentation Technician',
      'Electrical Supervisor',
    ],
  },
  {
    name: 'Mechanical Fitting',
    words: anyOf(
      /\b(?:mechanical )?(?<!(?:pipe|tyre) )fitt(?:er|ing)s?\b(?: (?:and|&) turn\w*)?/gi,
      // "Certificate III in Engineering - Mechanical Trade"
      /\bengineering\b[^a-z]{1,4}mechanical\b/gi,
      /\bmachin(?:ing|ist)\w*/gi,
    ),
    occupations: [
      'Mechanical Fitter',
      'Fixed Plant Fitter',
      'Fitter and Turner',
      'Shutdown Fitter',
      'Machinist',
    ],
  },
  { name: 'Mechanical', words: /\bmechanic(?:al|s)?\b/gi },
  { name: 'Carpentry', words: /\bcarpent\w*|\bjoine\w*/gi, occupations: ['Carpenter'] },
  { name: 'Painting', words: /\bpaint\w*/gi, occupations: ['Painter', 'Industrial Painter'] },
  { name: 'Bricklaying', words: /\bbrick\w*/gi, occupations: ['Bricklayer'] },
  { name: 'Roofing', words: /\broof\w*/gi },
  { name: 'Tiling', words: /\btil(?:ing|ers?)\b/gi },
  { name: 'Cookery', words: /\bcook\w*|\bchefs?\b/gi, occupations: ['Chef', 'Cook'] },
  { name: 'Baking', words: /\bbak(?:ing|ery|ers?)\b/gi, occupations: ['Baker'] },
  { name: 'Butchery', words: /\bbutcher\w*/gi },
  { name: 'Hairdressing', words: /\bhair\w*|\bbarber\w*/gi },
]

/** Each that a text names, as the table has them. */
export function tradesNamedIn(text: string): string[] {
  let rest = text
  return trades.flatMap(({ name, words }) => {
    const without = rest.replace(words, '·')
    const isNamed = without !== rest
    rest = without
    return isNamed ? [name] : []
  })
}

/** Those without which nobody does the work. */
export function tradesOfWork(occupations: readonly string[]): string[] {
  return trades
    .filter((trade) => trade.occupations?.some((name) => occupations.includes(name)))
    .map(({ name }) => name)
}
