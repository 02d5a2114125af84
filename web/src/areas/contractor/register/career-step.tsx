import { CareerFields } from '../../../parts/person-form/career-fields.tsx'
import type { StepProps } from './registration-values.ts'

export default function CareerStep({ form }: StepProps) {
  return <CareerFields form={form} />
}
