export interface AutomatedStep {
  readonly name: string
  /** What the product does by itself. */
  readonly does: string
  /** The facts about a person that it looks at. */
  readonly uses: readonly string[]
  /** What comes of it, and who has the last word. */
  readonly effect: string
  /** What the person can do about it. */
  readonly choice: string
}

/** The facts about a person that the writer of descriptions is told, in the words that disclose them. */
export const describedFacts = {
  firstName: 'first name',
  industry: 'industry',
  role: 'role',
  state: 'state',
  availability: 'availability',
  contractType: 'contract status',
  experienceMonths: 'length of experience',
  currentTitle: 'present role',
  currentCompany: 'present employer',
  employers: 'employers',
  skills: 'skills',
  licences: 'licences and tickets',
  answers: 'answers to the role’s questions',
  idealRole: 'the preferred role in the person’s own words',
} as const

export type DescribedFact = keyof typeof describedFacts

/** What a person and a job are compared by, in the words that disclose it. Nothing else is looked at. */
export const matchedFacts = {
  role: 'role',
  industry: 'industry',
  answers: 'answers to the role’s questions',
  jobs: 'titles, lengths and dates of jobs in the resume',
  content: 'what the resume says of the work in those jobs',
  studies: 'what was studied, without schools and years',
  tags: 'skills and tools in the resume',
  licences: 'licences and tickets in the resume, with their expiry',
} as const

export type MatchedFact = keyof typeof matchedFacts

/** What is only held against the terms of a job: it moves no score. */
export const checkedFacts = {
  visaStatus: 'right to work',
  availability: 'availability',
  rate: 'rate',
  home: 'suburb and state',
  wishes: 'wishes for the next job',
} as const

export type CheckedFact = keyof typeof checkedFacts

/**
 * The register of everything that the product does with facts about a person without a person doing it.
 * The public privacy page is made from it, so a step that is not here is not disclosed.
 */
export const automatedSteps = {
  readResume: {
    name: 'Reading a resume',
    does: 'When a resume arrives, or when somebody who registers asks for it, a program of our own on our own server looks for contact details, jobs with their dates, employers, studies, skills and licences in it.',
    uses: ['the resume file', 'its file name', 'the day it arrived'],
    effect:
      'What was found is shown on the profile: present role and employer, employers, years of experience, skills and licences. Before there is an account, fields of the registration that are still empty are proposed from it. Nobody is accepted, ranked or turned away by it.',
    choice:
      'Check the profile, and change, hide or add to what was read; a new resume never overwrites that. A resume that cannot be read stays with the account as a file and nothing is read from it.',
  },
  readUpload: {
    name: 'Reading a resume that a recruiter holds',
    does: 'When a recruiter uploads a resume that somebody gave them, the same program looks for the same things in it, and for people of the recruiter’s own account with the same email address, or the same phone number and a similar name.',
    uses: ['the resume file', 'its file name', 'the day it arrived'],
    effect:
      'What was found becomes an entry that only the recruiter’s own account sees. Where it seems to be of somebody who has one already or whose entry was removed within thirty days, or the name is not sure, a recruiter decides. Nobody is accepted, ranked or turned away by it.',
    choice:
      'Ask the recruiter to correct or remove the entry. Removed entries are forgotten after thirty days.',
  },
  writeDescription: {
    name: 'Writing a profile description',
    does: 'On request, and never before, a short description of a person is written from the profile: by a program of our own on our own server, or by a writing service that is told the facts named here, where this marketplace uses one.',
    uses: Object.values(describedFacts),
    effect:
      'The text stands on the profile and is marked as written by a program, and as changed by the person once they have changed it. It changes nothing else.',
    choice:
      'Change it in your own words, ask for another one, remove it, or say no thanks and never be offered one again. Until somebody asks, nothing is written and nothing is sent anywhere.',
  },
  matchJobs: {
    name: 'Comparing people with jobs and talent pools',
    does: 'A program of our own on our own server compares each contractor who has a resume with the open jobs and talent pools of their kinds of work, and with whatever they have applied to. It counts what both name, by rules that are the same for everybody; it has learnt from nobody’s decisions. Name, picture, age, sex, origin, family, schools, and gaps between jobs are no part of it.',
    uses: [...Object.values(matchedFacts), ...Object.values(checkedFacts)],
    effect:
      'A score with the words that it comes from, the same for the contractor and for the company of the job or pool; checks of the terms, which move no score; the order of lists that somebody sorts by match, the jobs that are recommended, and a weekly letter. Companies see who applied, whatever the score, and people decide. Nobody is turned away by it.',
    choice:
      'Read beside each job and pool why. Correct the profile, the wishes or the resume where it is wrong. Or turn matching off under “Job wishes”: then jobs and talent pools are listed by date and no company sees a score.',
  },
  hideIdentity: {
    name: 'Leaving out who somebody is',
    does: 'When somebody who runs this marketplace exports profiles for readers who are not to know whose they are, a program of our own on our own server leaves out names, contact details, addresses, and employers and places that few people share.',
    uses: ['the profile', 'what was read from the resume', 'the answers to the role’s questions'],
    effect:
      'A PDF with role, state, availability, rate, experience, skills and licences under a code. That the person is in it is written down. Nobody is accepted, ranked or turned away by it.',
    choice:
      'Keep what others should not read about you out of what you write in your own words. Whoever runs the marketplace can tell when your profile was exported.',
  },
} as const satisfies Record<string, AutomatedStep>

export type AutomatedStepName = keyof typeof automatedSteps
