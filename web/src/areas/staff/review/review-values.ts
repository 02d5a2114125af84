import {
  phoneText,
  reviewedFields,
  type InputOf,
  type LikePerson,
  type ReviewedField,
  type staffUploads,
  type UploadReview,
} from '@headframe/wire'

/** With numbers as people read them: one that is only written otherwise is the same. */
export function readable(review: UploadReview): UploadReview {
  return {
    ...review,
    fields: review.fields.map((read) =>
      read.field === 'phone' && read.value ? { ...read, value: phoneText(read.value) } : read,
    ),
    duplicates: review.duplicates.map((person) => ({
      ...person,
      phone: person.phone && phoneText(person.phone),
    })),
  }
}

/** Whom a resume is of: somebody new, or the profile of this hash. */
export const somebodyNew = 'new'

export type ReviewValues = Readonly<Record<ReviewedField, string>> & { readonly whom: string }

export function beginning(review: UploadReview): ReviewValues {
  const [first] = review.duplicates
  return { ...proposed(review, first), whom: first?.profile_hash ?? somebodyNew }
}

export function personChosen(review: UploadReview, whom: string): LikePerson | undefined {
  return review.duplicates.find(({ profile_hash }) => profile_hash === whom)
}

/**
 * What stands in the fields at first: what was read. Of somebody who is there already their own stays, but
 * the career, which the newer resume tells.
 */
function proposed(
  { fields }: UploadReview,
  person: LikePerson | undefined,
): Record<ReviewedField, string> {
  const read = new Map(fields.map(({ field, value }) => [field, value ?? '']))
  return record((field) => {
    const own = person?.[field] ?? ''
    const isOfCareer = field === 'current_role' || field === 'current_company'
    return isOfCareer ? read.get(field) || own : own || (read.get(field) ?? '')
  })
}

/** The fields for somebody else; what was typed stays as it was typed. */
export function chosenInstead(
  review: UploadReview,
  values: ReviewValues,
  whom: string,
): ReviewValues {
  const before = proposed(review, personChosen(review, values.whom))
  const after = proposed(review, personChosen(review, whom))
  const next = record((field) => (values[field] === before[field] ? after[field] : values[field]))
  return { ...next, whom }
}

type Resolution = Omit<InputOf<typeof staffUploads.resolve>, 'fh' | 'fields'> & {
  fields: Record<string, string>
}

/** What is sent: of somebody who is there already only what becomes another. */
export function resolutionOf(review: UploadReview, values: ReviewValues): Resolution {
  const person = personChosen(review, values.whom)
  const fields = record((field) => values[field].trim())
  if (!person) return { action: 'accept', fields }
  const changed = Object.entries(fields).filter(
    ([field, value]) => value !== (person[field as ReviewedField] ?? ''),
  )
  const { current_role, current_company } = fields
  return {
    action: 'merge',
    ph: person.profile_hash,
    // These two are told by the resume, which has to say the same.
    fields: { ...Object.fromEntries(changed), current_role, current_company },
  }
}

function record(of: (field: ReviewedField) => string): Record<ReviewedField, string> {
  // Made of the same names, which the compiler cannot see.
  return Object.fromEntries(reviewedFields.map((field) => [field, of(field)])) as Record<
    ReviewedField,
    string
  >
}
