import { reference } from '@headframe/wire'
import { implement } from '../../kit/use-case.ts'
import { findPlaces } from './find-places.ts'
import {
  showIndustries,
  showIndustriesAsData,
  showQuestions,
  showRoles,
  showWorkTypes,
} from './list-reference.ts'

export const referenceRoutes = implement(reference, {
  industries: showIndustries,
  registrationIndustries: showIndustries,
  industriesV2: showIndustriesAsData,
  roles: showRoles,
  questions: showQuestions,
  workTypes: showWorkTypes,
  places: findPlaces,
})
