/** The sentences of a description, in their order. */
export const kinds = ['work', 'strength', 'outlook'] as const
export type Kind = (typeof kinds)[number]

/**
 * The ways of saying each kind, fullest first. A pattern is good only while there is a word for every
 * name in it, so a fact that is absent leaves no hole. Nothing here praises: what is said is a fact.
 */
export const patterns: Readonly<Record<Kind, readonly (readonly string[])[]>> = {
  work: [
    [
      '{name} is {a title} with {company} and has {experience} of work experience.',
      '{name} works as {a title} at {company}, with {experience} of work experience in all.',
      'With {experience} of work experience, {name} is {a title} at {company}.',
      'At {company}, {name} works as {a title} and has {experience} of work experience.',
    ],
    [
      '{name} is {a title} with {company}.',
      '{name} works at {company} as {a title}.',
      'At {company}, {name} works as {a title}.',
    ],
    [
      '{name} is {a title} with {experience} of work experience.',
      'With {experience} of work experience, {name} is {a title}.',
      '{name} has {experience} of work experience and is {a title}.',
    ],
    [
      '{name} has {experience} of work experience and is looking for work as {a role}.',
      'With {experience} of work experience, {name} is looking for work as {a role}.',
      'Looking for work as {a role}, {name} has {experience} of work experience.',
    ],
    ['{name} is {a title}.', '{name} works as {a title}.'],
    ['{name} is looking for work as {a role}.', 'Work as {a role} is what {name} is looking for.'],
    ['{name} is looking for a new role.', 'This is the profile of {name}.'],
  ],
  strength: [
    [
      'The resume names {tickets}, and {skills}.',
      'Earlier work was for {employers}, and the resume names {tickets}.',
      'The resume speaks of {skills}, and of {tickets}.',
      'Work for {employers} came before, and the resume names {skills}.',
      '{whose} resume names {skills}, beside {tickets}.',
    ],
    ['The resume names {tickets}.', '{whose} resume speaks of {tickets}.'],
    ['The resume names {skills}.', '{whose} resume speaks of {skills}.'],
    ['Earlier work was for {employers}.', 'The resume names {employers} as employers so far.'],
    [
      'The answers to the questions about the work stand in full on this profile.',
      'More is said in the answers to the questions about the work, further down.',
    ],
  ],
  outlook: [
    [
      'Based {place}, {name} is looking for work as {another role} and can start {start}.',
      '{name} is based {place}, would like to work as {another role} and can start {start}.',
      'Home is {place}, the aim is work as {another role}, and a start is possible {start}.',
    ],
    [
      '{name} is based {place}, can start {start} and works {terms}.',
      'Based {place} and working {terms}, {name} can start {start}.',
      'Home is {place}, and a start is possible {start}, {terms}.',
    ],
    [
      '{name} is based {place} and can start {start}.',
      'Based {place}, {name} can start {start}.',
      'Home is {place}, and a start is possible {start}.',
    ],
    ['{name} can start {start}.', 'A start is possible {start}.'],
    ['{name} is based {place}.', 'Home is {place}.'],
    ['{name} works {terms}.', 'Work is {terms}.'],
    ['{name} looks to {industry} for work.', 'The industry is {industry}.'],
  ],
}
