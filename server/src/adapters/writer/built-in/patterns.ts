/** The kinds of sentences that a description is made of. */
export type Kind =
  | 'opening'
  | 'opening by quote'
  | 'field'
  | 'employers'
  | 'skills'
  | 'licences'
  | 'own words'
  | 'wish'
  | 'start'
  | 'answered'
  | 'sources'

/**
 * The ways of saying each kind, fullest first. A pattern is good only while there is a word for every
 * name in it, so a fact that is absent leaves no hole. Nothing here praises: what is said is a fact.
 */
export const patterns: Readonly<Record<Kind, readonly (readonly string[])[]>> = {
  opening: [
    [
      '{name} is {a title} with {company} and has {experience} of work experience.',
      '{name} works as {a title} at {company}, with {experience} of work experience in all.',
      'With {experience} of work experience, {name} is {a title} at {company}.',
      '{a title} at {company}, {name} has {experience} of work experience.',
      'At {company}, {name} works as {a title} and has {experience} of work experience.',
      '{company} is where {name} works as {a title}, after {experience} of working life.',
    ],
    [
      '{name} is {a title} with {company}.',
      '{name} works at {company} as {a title}.',
      'At {company}, {name} works as {a title}.',
    ],
    [
      '{name} is {a title} with {experience} of work experience.',
      'With {experience} of work experience, {name} is {a title}.',
      '{a title}, {name} has {experience} of work experience.',
      '{name} has {experience} of work experience and is {a title}.',
      'Work experience of {experience} stands behind {name}, {a title}.',
    ],
    [
      '{name} has {experience} of work experience and is looking for work as {a role}.',
      'With {experience} of work experience, {name} is looking for work as {a role}.',
      '{a role} with {experience} of work experience: that is {name}.',
      'Looking for work as {a role}, {name} has {experience} of work experience.',
    ],
    ['{name} is {a title}.', '{name} works as {a title}.'],
    [
      '{name} is looking for work as {a role}.',
      'This is the profile of {name}, who is looking for work as {a role}.',
      'Work as {a role} is what {name} is looking for.',
      'Here to find work as {a role}: {name}.',
    ],
    ['{name} is looking for a new role.', 'This is the profile of {name}.'],
  ],
  'opening by quote': [
    [
      '{own words} That is {name}, {a title} at {company} with {experience} of work experience.',
      '{own words} So says {name}, {a title} at {company} with {experience} of work experience.',
    ],
    [
      '{own words} That is {name}, {a title} with {experience} of work experience.',
      '{own words} So says {name}, {a title} with {experience} of work experience.',
    ],
    [
      '{own words} That is {name}, {a title} at {company}.',
      '{own words} So says {name}, {a title} at {company}.',
    ],
    [
      '{own words} That is {name}, who is looking for work as {a role}.',
      '{own words} So says {name}, who is looking for work as {a role}.',
    ],
  ],
  field: [
    [
      'Based {place}, {name} is looking for work as {another role} in {industry}.',
      '{name} is based {place} and would like to work as {another role} in {industry}.',
      'Home is {place}; the aim is work as {another role} in {industry}.',
      'In {industry}, {name} is looking for work as {another role}; home is {place}.',
    ],
    [
      '{name} is based {place} and looks to {industry} for work.',
      'Home is {place}, and the industry is {industry}.',
      'Based {place}, {name} is looking to {industry} for work.',
      'The industry is {industry}, and home base is {place}.',
      'With home base {place}, {name} looks to {industry} for work.',
    ],
    ['{name} is based {place}.', 'Home is {place}.'],
    ['{name} looks to {industry} for work.', 'The industry is {industry}.'],
  ],
  employers: [
    [
      'Earlier employers include {earlier employers}.',
      '{name} has also worked for {earlier employers}.',
      'Other employers so far include {earlier employers}.',
      'The resume also names {earlier employers} as employers.',
    ],
    [
      '{name} has also worked for {one earlier employer}.',
      'The resume also names {one earlier employer} as an employer.',
      'Another employer so far is {one earlier employer}.',
    ],
    [
      '{name} has worked for {employers}.',
      'Employers so far include {employers}.',
      'Work so far was for {employers}.',
      'The resume names {employers} as employers.',
    ],
    ['{name} has worked for {one employer}.', 'The resume names {one employer} as an employer.'],
  ],
  skills: [
    [
      'Among the skills that stand out in the resume are {skills}.',
      '{whose} skills include {skills}.',
      'The skills in the resume include {skills}.',
      'What stands out in the resume: {skills}.',
      'The resume speaks of {skills}.',
      '{name} names {skills} among the skills in the resume.',
    ],
    [
      'One skill that stands out in the resume is {one skill}.',
      'The resume names {one skill} as a skill.',
      'Among {whose} skills is {one skill}.',
    ],
  ],
  licences: [
    [
      'Licences and tickets include {licences}.',
      'The resume lists {licences} among the licences and tickets.',
      'On the ticket side there are {licences}.',
      'The tickets and licences named in the resume include {licences}.',
    ],
    [
      'Among licences and tickets, the resume lists {one licence}.',
      'Licences and tickets so far: {one licence}.',
      'On the ticket side the resume names {one licence}.',
    ],
  ],
  'own words': [
    [
      '{name} says: {own words}',
      'In {whose} own words: {own words}',
      '{name} puts it like this: {own words}',
      'About the work, {name} writes: {own words}',
      'From {whose} answers: {own words}',
    ],
    [
      'Asked {question} {name} answers: {answer}',
      'To the question {question} {name} answers: {answer}',
      'One question on this profile is {question} The answer: {answer}',
      '{whose} answer to {question} is: {answer}',
    ],
  ],
  wish: [
    [
      'The next role, in {whose} own words: {wish}',
      'For the next role, {name} has this in mind: {wish}',
      'Looking ahead, {name} writes: {wish}',
      'What {name} is looking for next: {wish}',
      '{name} describes the next role like this: {wish}',
      'As for what comes next, {name} writes: {wish}',
      '{whose} idea of the next role: {wish}',
    ],
  ],
  start: [
    [
      '{name} can start {start} and works {terms}.',
      'A start is possible {start}; {name} works {terms}.',
      '{name} is available {start} and works {terms}.',
      'Available {start}, {name} works {terms}.',
      'Working {terms}, {name} can start {start}.',
    ],
    [
      '{name} can start {start}.',
      'A start is possible {start}.',
      '{name} is available {start}.',
      'As for a start, {name} is available {start}.',
    ],
    ['{name} works {terms}.'],
  ],
  answered: [
    [
      '{name} has answered {questions} about the work, and the answers stand in full on this profile.',
      'The answers to {questions} about the work stand in full on this profile, in {whose} own words.',
      'More is said in the answers to {questions} about the work, which stand in full on this profile.',
    ],
    [
      '{name} has answered {one question} about the work, and the answer stands in full on this profile.',
    ],
  ],
  sources: [
    [
      'This description uses only what {name} has put on {product}; nothing has been added to it.',
      'All of this comes from what {name} has put on {product}, and nothing has been added to it.',
    ],
  ],
}
