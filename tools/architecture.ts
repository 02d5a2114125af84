/**
 * Who may import whom. A layer may import the layers listed for it, itself, and nothing else of ours;
 * the first pattern that a file matches is its layer.
 */
export interface Layer {
  readonly name: string
  readonly files: RegExp
  readonly mayImport: readonly string[]
}

const everything = ['*']

export const plan: readonly Layer[] = [
  {
    name: 'tests',
    files: /\.test\.tsx?$|\/testing\/|-peer\.ts$|^journeys\//,
    mayImport: everything,
  },
  { name: 'wire', files: /^wire\//, mayImport: [] },

  {
    name: 'features',
    files: /^server\/src\/features\//,
    mayImport: [
      'wire',
      'domain',
      'market',
      'kit',
      'adapters',
      'db',
      'resumes',
      'pictures',
      'documents',
      'anonymous',
      'matching',
      'text',
      'occupations',
      'search-words',
    ],
  },
  {
    name: 'http',
    files: /^server\/src\/http\//,
    mayImport: ['wire', 'kit', 'db', 'adapters', 'config', 'text'],
  },
  {
    name: 'market',
    files: /^server\/src\/market\//,
    mayImport: [
      'wire',
      'domain',
      'kit',
      'adapters',
      'db',
      'resumes',
      'pictures',
      'documents',
      'matching',
      'text',
      'occupations',
      'search-words',
    ],
  },
  {
    name: 'kit',
    files: /^server\/src\/kit\//,
    mayImport: [
      'wire',
      'db',
      'adapters',
      'domain',
      'resumes',
      'pictures',
      'documents',
      'text',
      'occupations',
      'search-words',
      'config',
    ],
  },
  { name: 'domain', files: /^server\/src\/domain\//, mayImport: ['wire', 'text'] },
  { name: 'db', files: /^server\/src\/db\//, mayImport: ['wire'] },
  { name: 'adapters', files: /^server\/src\/adapters\//, mayImport: ['wire', 'text', 'packaged'] },
  {
    name: 'resumes',
    files: /^server\/src\/resumes\//,
    mayImport: ['wire', 'text', 'packaged', 'workshop'],
  },
  { name: 'pictures', files: /^server\/src\/pictures\//, mayImport: ['wire', 'workshop'] },
  { name: 'documents', files: /^server\/src\/documents\//, mayImport: ['wire', 'workshop'] },
  {
    name: 'anonymous',
    files: /^server\/src\/anonymous\//,
    mayImport: ['text', 'packaged'],
  },
  {
    name: 'matching',
    files: /^server\/src\/matching\//,
    mayImport: ['wire', 'domain', 'text', 'packaged', 'occupations', 'resumes'],
  },
  { name: 'workshop', files: /^server\/src\/workshop\//, mayImport: ['wire'] },
  {
    name: 'occupations',
    files: /^server\/src\/occupations\//,
    mayImport: ['text', 'packaged'],
  },
  {
    name: 'search-words',
    files: /^server\/src\/search-words\//,
    mayImport: [
      'wire',
      'domain',
      'adapters',
      'anonymous',
      'occupations',
      'resumes',
      'text',
      'packaged',
    ],
  },
  { name: 'text', files: /^server\/src\/text\//, mayImport: [] },
  { name: 'packaged', files: /^server\/src\/packaged\//, mayImport: [] },
  { name: 'config', files: /^server\/src\/config\.ts$/, mayImport: ['wire'] },
  {
    name: 'demo',
    files: /^server\/src\/demo\//,
    mayImport: ['manage', 'kit', 'db', 'config', 'wire'],
  },
  { name: 'invented', files: /^demo\//, mayImport: everything },
  { name: 'manage', files: /^server\/src\/manage\//, mayImport: everything },
  { name: 'the meeting point', files: /^server\/src\/[\w-]+\.ts$/, mayImport: everything },

  {
    name: 'areas',
    files: /^web\/src\/areas\//,
    mayImport: ['wire', 'parts', 'forms', 'calls', 'ui', 'lib'],
  },
  {
    name: 'parts',
    files: /^web\/src\/parts\//,
    mayImport: ['wire', 'forms', 'calls', 'ui', 'lib'],
  },
  { name: 'forms', files: /^web\/src\/forms\//, mayImport: ['wire', 'calls', 'ui', 'lib'] },
  { name: 'calls', files: /^web\/src\/calls\//, mayImport: ['wire', 'ui', 'lib'] },
  { name: 'ui', files: /^web\/src\/ui\//, mayImport: ['wire', 'lib'] },
  { name: 'lib', files: /^web\/src\/lib\//, mayImport: ['wire'] },
  { name: 'styles', files: /^web\/src\/styles\//, mayImport: [] },
  { name: 'the app', files: /^web\//, mayImport: everything },

  { name: 'around the house', files: /^(bench|faults|tools)\//, mayImport: everything },
]

/** Rooms of one kind that must not know each other, however their layer may import. */
export const siblings: readonly RegExp[] = [
  /^server\/src\/features\/([\w-]+)\//,
  /^web\/src\/areas\/([\w-]+)\//,
]

/** Packages that stand behind one door. */
export const doors: readonly { package: RegExp; behind: RegExp }[] = [
  { package: /^(fastify|@fastify\/.*)$/, behind: /^server\/src\/http\/|^bench\// },
  {
    package: /^(pg|kysely\/migration|pg-copy-streams)$/,
    behind: /^server\/src\/(db|demo|manage|testing)\/|^bench\//,
  },
  { package: /^pg-boss$/, behind: /^server\/src\/testing\// },
  { package: /^(nodemailer|@aws-sdk\/.*)$/, behind: /^server\/src\/adapters\// },
]

/** Words that name no idea. */
export const emptyNames =
  /(^|\/)(utils?|helpers?|common|shared|misc|types|services?|managers?)(\/|\.[a-z.]+$)/

export const mostLines = 280
