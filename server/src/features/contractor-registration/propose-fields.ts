import type { registrationInProgress } from '@headframe/wire'
import { verdictOn } from '../../market/people/resume-verdicts.ts'
import { mustBeResume } from '../../market/people/sent-resumes.ts'
import type { UseCase } from '../../kit/use-case.ts'
import { fieldsIn, roleIn } from './fields-in-resume.ts'
import { listRoles } from './queries.ts'

/** Read while its sender waits, and kept nowhere: only what it proposes leaves. */
export const proposeFields: UseCase<typeof registrationInProgress.proposeFields> = async (
  { reading, caller, now, world },
  { resume },
) => {
  const { name, bytes } = await mustBeResume(world, resume)
  const read = await world.resumes.readWords(caller.address, bytes, { fileName: name, asOf: now })
  if (read.status !== 'ok') {
    const is_scan = read.status === 'needs_ocr'
    return { problem: is_scan ? null : verdictOn(read.status), is_scan, proposed: {} }
  }
  const role = roleIn(read.facts, await listRoles(reading))
  return {
    problem: null,
    is_scan: false,
    proposed: {
      ...fieldsIn(read.facts, now),
      ...(role && { industry_id: role.industry_id, role_id: role.id }),
    },
  }
}
