import type { contractorRegistration, Faults, InputOf } from '@headframe/wire'
import { isAvailability, words } from '@headframe/wire'
import type { Reading } from '../../db/open.ts'
import { findCareer } from '../../market/people/careers.ts'
import type { Career } from '../../market/people/careers.ts'
import { readPortrait } from '../../market/people/portraits.ts'
import type { Portrait } from '../../market/people/portraits.ts'
import { contentOf } from '../../kit/files/sent-files.ts'
import type { Prepare, Context } from '../../kit/use-case.ts'
import { acceptedResumeType } from '../../resumes/kind-of-file.ts'
import type { AcceptedResumeType } from '../../resumes/kind-of-file.ts'
import { faultsOfEasyPassword } from '../../kit/sign-in/easy-password-faults.ts'

export type Register = typeof contractorRegistration.register

export interface Registration {
  readonly career: Career
  readonly portrait: Portrait
  readonly resume: AcceptedResume
}

interface AcceptedResume {
  readonly name: string
  readonly bytes: Buffer
  readonly type: AcceptedResumeType
}

type Sound = Partial<InputOf<Register>>

/** One part of the form looked into: either what was found, or what is wrong with it. */
interface Looked<Part> {
  readonly found?: Part
  readonly faults?: Faults
}

export const checkRegistration: Prepare<Register, Registration> = async (context, sound) => {
  const { reading, now } = context
  const [password, career, portrait, resume] = await Promise.all([
    faultsOfEasyPassword('field_password', sound.field_password, [
      sound.field_email,
      sound.field_firstName,
      sound.field_lastName,
    ]),
    lookUpCareer(reading, sound),
    lookAtPicture(context, sound),
    lookAtResume(context, sound),
  ])
  const faults = {
    ...password,
    ...faultsOfAvailability(sound, now),
    ...career.faults,
    ...portrait.faults,
    ...resume.faults,
  }
  if (!career.found || !portrait.found || !resume.found) return { faults }
  return {
    subject: { career: career.found, portrait: portrait.found, resume: resume.found },
    faults,
  }
}

function faultsOfAvailability(sound: Sound, now: Date): Faults {
  const { selectedAvailability: chosen, field_state: state } = sound
  if (chosen === undefined || isAvailability(chosen, state, now)) return {}
  return { selectedAvailability: words.availabilityRequired }
}

const careerFaults = {
  industry: { selectedIndustry: words.industryRequired },
  role: { selectedRole: words.roleRequired },
  answers: { answers: words.answersRequired },
} as const

async function lookUpCareer(reading: Reading, sound: Sound): Promise<Looked<Career>> {
  const answer = await findCareer(reading, {
    industry: sound.selectedIndustry ?? '',
    role: sound.selectedRole ?? '',
    answers: sound.answers ?? [],
    questionOrder: sound.questions,
  })
  return 'career' in answer ? { found: answer.career } : { faults: careerFaults[answer.missing] }
}

const pictureFaults = {
  picture: { profilePicture: words.pictureInvalid },
  cropped: { croppedImage: words.pictureInvalid },
} as const

async function lookAtPicture(
  { world, caller }: Context<Register>,
  { profilePicture: picture, croppedImage: cropped }: Sound,
): Promise<Looked<Portrait>> {
  if (!picture) return {}
  const read = await readPortrait(world, caller.address, { picture, cropped })
  return 'portrait' in read ? { found: read.portrait } : { faults: pictureFaults[read.wrong] }
}

const namesOfNameless = {
  'application/pdf': 'resume.pdf',
  'application/msword': 'resume.doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'resume.docx',
} as const satisfies Record<AcceptedResumeType, string>

async function lookAtResume(
  { world }: Context<Register>,
  { resume }: Sound,
): Promise<Looked<AcceptedResume>> {
  if (!resume) return {}
  const { name, bytes } = await contentOf(resume)
  const type = await acceptedResumeType(bytes, name)
  if (!type) return { faults: { resume: words.resumeInvalid } }
  if (await world.scanner.findsHarm(bytes)) return { faults: { resume: words.resumeHarmful } }
  return { found: { name: name || namesOfNameless[type], bytes, type } }
}
