/** What companies write to those whom they take, and to those whom they do not. */
export const acceptedWords = [
  'Glad to have you. We call once the roster is out.',
  'Your tickets are all in order. You are on the list for the next intake.',
  'Good references. Please keep your medical up to date.',
] as const

export const declinedWords = [
  'We need somebody with underground time. Please try again once you have some.',
  'We have enough people in your trade for this one.',
  'Your tickets have lapsed. Renew them and apply to the next pool.',
] as const

/** Short threads; `{name}` is whom they are written to. */
export const demoThreads: readonly (readonly (readonly ['company' | 'contractor', string])[])[] = [
  [
    ['company', 'Hi {name}, thanks for joining. When does your present job end?'],
    ['contractor', 'On the last of the month. I could start a week later.'],
    ['company', 'Perfect, I will put you down for the second swing.'],
    ['contractor', 'Thank you. Should I bring my own harness?'],
  ],
  [
    ['company', '{name}, could you work nights for the first ten days?'],
    ['contractor', 'Yes, no problem.'],
  ],
  [['company', 'Hello {name}, please send us your confined space certificate.']],
  [
    ['company', 'Hi {name}, are you still after even time?'],
    ['contractor', 'I am, but 2 and 1 would do for a start.'],
    ['contractor', 'Flights from Adelaide if that is possible.'],
  ],
]
