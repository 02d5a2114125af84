import { linesOf } from '../people/phrase.ts'
import type { Random } from '../people/random.ts'

/** What one document calls its sections. */
export type Titles = Readonly<Record<keyof typeof usual, string>>

/** What people call them. */
const usual = {
  summary: linesOf(`
    Professional Summary
    Profile
    Career Objective
    About Me
    Summary
  `),
  experience: linesOf(`
    Employment History
    Career History
    Professional Experience
    Work Experience
    Work History
    Experience
    Employment
  `),
  education: linesOf(`
    Education
    Education & Training
    Qualifications
    Education and Qualifications
  `),
  skills: linesOf(`
    Key Skills
    Skills
    Core Competencies
    Skills & Strengths
    Areas of Expertise
  `),
  tickets: linesOf(`
    Tickets & Licences
    Licences and Tickets
    Tickets
    Licences & Certifications
    Training, Licences and Inductions
    Certifications
  `),
  referees: linesOf(`
    Referees
    References
    Professional Referees
  `),
}

export function titlesBy(random: Random): Titles {
  return {
    summary: random.pick(usual.summary),
    experience: random.pick(usual.experience),
    education: random.pick(usual.education),
    skills: random.pick(usual.skills),
    tickets: random.pick(usual.tickets),
    referees: random.pick(usual.referees),
  }
}
