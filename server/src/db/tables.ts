// Made from the migrated database by `npm run manage -- make-tables`. Do not edit.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

type Json = ColumnType<unknown, string, string>
type Decimal = ColumnType<string, string | number, string | number>
type Filled<T> = T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : T

export interface AccountTable {
  id: Generated<string>
  audience: string
  email: string
  password_hash: string | null
  created_at: Generated<Date>
  demo: string | null
  is_colleague: Generated<boolean>
  ended_at: Date | null
}

export interface AccountWordsTable {
  account_id: string
  audience: string
  created_at: Date
  words: string
}

export interface ApplicantNoteTable {
  id: Generated<string>
  company_id: string
  application_id: string
  author_id: string | null
  note: string
  written_at: Date
  edited_at: Date | null
}

export interface AvailabilityAnswerTable {
  member_id: string
  asked_at: Date
  link_hash: Buffer
  ends_at: Date
  answer: string | null
  free_from: string | null
  answered_at: Date | null
}

export interface BenchTable {
  id: Generated<string>
  hash: Generated<string>
  staff_account_id: string
  name: string
  location: string | null
  description: string | null
  tags: Generated<string[]>
  created_at: Date
  created_by: string | null
  archived_at: Date | null
}

export interface BenchMemberTable {
  bench_id: string
  profile_id: string
  status: string
  added_at: Date
  came_from: string | null
}

export interface CallLimitTable {
  key: string
  points: Generated<number>
  expire: number
  under_way: Generated<Date[]>
}

export interface ColleagueTable {
  id: string
  company_id: string
  role: string
  first_name: string
  last_name: string
  joined_at: Date
}

export interface CommunityTable {
  id: Generated<string>
  company_id: string
  title: string
  location: string
  type: string
  work_type: string
  hiring_by: string
  status: Generated<string>
  created_at: Date
  project_id: string | null
  description: Filled<Json>
  description_html: Generated<string>
  location_lat: number | null
  location_lng: number | null
  rate: Filled<Decimal>
  rate_type: Generated<string>
  requirements: Generated<string[]>
  qualifications: Generated<string[]>
  words: Generated<string>
  asked_at: Date | null
  state: GeneratedAlways<string | null>
}

export interface CommunityCountTable {
  id: GeneratedAlways<number>
  community_id: string
  standing: string
  change: number
}

export interface CommunityMatchTable {
  contractor_id: string
  community_id: string
  score: number
  created_at: Date
}

export interface CommunityMemberTable {
  id: Generated<string>
  community_id: string
  contractor_id: string
  applied_at: Date
  status: Generated<string>
  standing: GeneratedAlways<string>
  reason: string | null
  decided_at: Date | null
  decided_by: string | null
  told_status: string | null
  told_reason: string | null
  match_score: number | null
}

export interface CommunityMessageTable {
  id: Generated<string>
  member_id: string
  position: GeneratedAlways<number>
  sent_at: Date
  is_from_company: boolean
  body: string
  read_at: Date | null
  written_by: string | null
}

export interface CommunityNewsTable {
  member_id: string
  kind: string
  due_at: Date | null
  told_at: Date | null
}

export interface CommunityReadingTable {
  community_id: string
  gist: Json
  quotes: Json
  said: Json
  read_at: Date
  families: string[]
  ranked_at: Date | null
}

export interface CompanyTable {
  id: string
  name: string
  industry_id: number | null
  slug: string
  created_at: Date
  first_name: string | null
  last_name: string | null
  title: string | null
  phone: string | null
  credits: Generated<number>
  logo_id: string | null
  logo_query: string | null
  logo_type: string | null
  website: string | null
  office_address: string | null
  employee_size: string | null
  summary: string | null
  commodities: Generated<string[]>
  key_people: Filled<Json>
  key_projects: Filled<Json>
  ticker: string | null
  market_cap: string | null
  cash_in_bank: string | null
  field_roster: string | null
  typical_hours: string | null
  facilities: string | null
  software_used: Generated<string[]>
  published_at: Date | null
  notice_version: string | null
  revision: Generated<number>
  billing_name: string | null
  billing_abn: string | null
  order_number: string | null
}

export interface CompanyDraftTable {
  company_id: string
  profile: Json
  saved_at: Date
}

export interface ContractorTable {
  id: string
  first_name: string
  last_name: string
  industry_id: number | null
  role_id: number | null
  photo_hash: string | null
  phone: string | null
  address: string | null
  suburb: string | null
  state: string | null
  post_code: string | null
  visa_status: string | null
  visa_status_other: string | null
  rate: Decimal | null
  rate_type: string | null
  contract_type: string | null
  ideal_role: string | null
  availability: number | null
  availability_said_at: Date | null
  ai_description: string | null
  photo_extension: string | null
  profile_hash: Generated<string>
  share_id: Generated<string>
  is_shared: Generated<boolean>
  notice_version: string | null
  resume_failure: string | null
  is_description_changed: Generated<boolean>
  description_revision: Generated<number>
  description_resume_id: string | null
}

export interface ContractorAnswerTable {
  contractor_id: string
  question_id: number
  response: string
  answered_at: Date
}

export interface ContractorReadingTable {
  contractor_id: string
  gist: Json
  quotes: Json
  families: string[]
  home_lat: number | null
  home_lng: number | null
  read_at: Date
  mailed_at: Date
  ranked_at: Date | null
  next_end: string | null
}

export interface CorrectionTable {
  id: Generated<string>
  contractor_id: string
  kind: string
  read: Json | null
  said: Json | null
  changed_at: Date
}

export interface CreditEntryTable {
  id: Generated<string>
  company_id: string | null
  change: number
  reason: string
  job_id: string | null
  at: Date
  source: string
  given_by: string | null
  spent_by: string | null
}

export interface DisclosureTable {
  id: GeneratedAlways<number>
  disclosed_at: Date
  reader_audience: string
  reader_id: string
  contractor_id: string
  call: string
  took_file: Generated<boolean>
  person_id: string | null
}

export interface IndustryTable {
  id: number
  name: string
}

export interface InvitationTable {
  id: Generated<string>
  company_id: string
  email: string
  role: string
  invited_by: string | null
  invited_at: Date
  token_hash: Buffer | null
  accepted_by: string | null
}

export interface JobTable {
  id: Generated<string>
  company_id: string | null
  slug: string
  title: string | null
  work_location: string | null
  created_at: Date
  touched_at: Date | null
  published_at: Date | null
  expires_at: Date | null
  closed_at: Date | null
  industry_id: number | null
  role_id: number | null
  description: Json | null
  description_html: string | null
  location_lat: number | null
  location_lng: number | null
  time_zone: string | null
  work_type: string | null
  contract_length: string | null
  start_date: number | null
  rate_category: Generated<string>
  rate: Decimal | null
  rate_type: string | null
  hourly_rate: GeneratedAlways<Decimal | null>
  work_arrangement: string | null
  roster: string | null
  roster_on: number | null
  roster_off: number | null
  roster_is_even: boolean | null
  hours: string | null
  is_project: boolean | null
  project_description: string | null
  project_timeframe: string | null
  project_stage: string | null
  project_team_size: string | null
  project_budget: string | null
  step: Generated<number>
  payment_method: string | null
  warned_at: Date | null
  company_name: string | null
  words: Generated<string>
  state: string | null
  occupations: Generated<string[]>
  revision: Generated<number>
  begun_by: string | null
  other_rosters: Generated<string[]>
}

export interface JobApplicationTable {
  id: Generated<string>
  job_id: string
  contractor_id: string
  applied_at: Date
  status: Generated<number>
  decided_at: Date | null
  reason: string | null
  rate: Decimal | null
  rate_type: string | null
  tell_at: Date | null
  told_status: number | null
  told_reason: string | null
  decided_by: string | null
  match_score: number | null
}

export interface JobMatchTable {
  contractor_id: string
  job_id: string
  score: number
  published_at: Date
}

export interface JobNewsTable {
  job_id: string
}

export interface JobReadingTable {
  job_id: string
  gist: Json
  quotes: Json
  said: Json
  families: string[]
  read_at: Date
  ranked_at: Date | null
}

export interface JobToldTable {
  contractor_id: string
  job_id: string
  told_at: Date
}

export interface JoinProposalTable {
  id: Generated<string>
  staff_account_id: string
  profile_a: string
  profile_b: string
  evidence: string[]
  proposed_at: Date
  resolved_at: Date | null
  outcome: string | null
  resolved_by: string | null
}

export interface KeyedReplyTable {
  caller: string
  key: string
  request_hash: Buffer
  reply: Json | null
  created_at: Date
}

export interface KnownDeviceTable {
  token_hash: Buffer
  account_id: string
  used_at: Date
}

export interface LastSignInTable {
  account_id: string
  at: Date
}

export interface LetterTable {
  id: Generated<string>
  kind: string
  address: string
  name: string | null
  subject: string
  html: string | null
  body: string | null
  headers: Filled<Json>
  promised_at: Date
  sent_at: Date | null
  failed_at: Date | null
  failure: string | null
  account_id: string | null
  preference: string | null
  unsubscribe_hash: Buffer | null
  due_at: Date | null
  tries: Generated<number>
  tried_at: Date | null
  taken_at: Date | null
  give_up_at: Date | null
  stale_at: Date | null
  about_id: string | null
}

export interface LogoTable {
  id: string
  file_id: string
  owner: string
  named_at: Date
}

export interface LooseFileTable {
  id: string
  since: Date
}

export interface MailOutageTable {
  is_one: Generated<boolean>
  since: Date
  knock_at: Date
  reason: string
}

export interface MailSwitchedOffTable {
  account_id: string
  preference: string
}

export interface MatchChoiceTable {
  contractor_id: string
  is_off: Generated<boolean>
  weekly: Generated<string>
  changed_at: Date
}

export interface PasswordResetTable {
  token_hash: Buffer
  account_id: string
  created_at: Date
  spent_at: Date | null
}

export interface PaymentTable {
  id: Generated<string>
  company_id: string | null
  job_id: string | null
  job_title: string
  method: string
  status: string
  amount_cents: number
  gst_cents: number
  provider: string | null
  intent_id: string | null
  became_credit: Generated<boolean>
  receipt_number: string | null
  created_at: Date
  settled_at: Date | null
  billed_to: string | null
  billed_abn: string | null
  order_number: string | null
  came_after_company: Generated<boolean>
}

export interface PaymentEventTable {
  id: string
  type: string
  received_at: Date
}

export interface ProfileTable {
  id: Generated<string>
  staff_account_id: string
  hash: Generated<string>
  contractor_id: string | null
  added_at: Date
  full_name: string
  name_order: string
  email: string | null
  phone: string | null
  location: string | null
  linkedin_url: string | null
  employee_type: Generated<number>
  availability: number | null
  availability_said_at: Date | null
  free_from: Date | null
  salary: Decimal | null
  rate: Decimal | null
  visa: string | null
  is_open_to_work: Generated<boolean>
  said: Json | null
  current_title: string | null
  current_company: string | null
  is_employed: Generated<boolean>
  companies: Generated<string[]>
  total_companies: Generated<number>
  total_months: number | null
  current_company_months: number | null
  loyalty_months: number | null
  months_today: number | null
  company_months_today: number | null
  counted_in: string | null
  tags: Filled<Json>
  parsed_at: Date | null
  removed_at: Date | null
  removed_by: string | null
  joined_into: string | null
  phone_key: GeneratedAlways<string | null>
}

export interface ProfileCountTable {
  id: GeneratedAlways<number>
  staff_account_id: string
  change: number
}

export interface ProfileNoteTable {
  id: Generated<string>
  profile_id: string
  came_from: string | null
  note: string
  written_at: Date
  author_id: string | null
  author_name: string
}

export interface ProfileWordsTable {
  profile_id: string
  words: string
  next_end: string | null
}

export interface ProjectTable {
  id: Generated<string>
  company_id: string
  name: string
  summary: string
  budget: Decimal | null
  start_date: string
  length: string
  created_at: Date
}

export interface QuestionTable {
  id: number
  role_id: number
  position: number
  question: string
}

export interface RegistrationDraftTable {
  id: Generated<string>
  audience: string
  step: number
  data: Json
  saved_at: Date
  used_at: Date | null
}

export interface ResumeTable {
  id: Generated<string>
  contractor_id: string
  file_id: string
  file_name: string
  place: string
  uploaded_at: Date
  read_at: Date | null
  failure: string | null
}

export interface ResumeReadingTable {
  resume_id: string
  current_title: string | null
  current_company: string | null
  total_months: number | null
  current_company_months: number | null
  is_employed: boolean
  companies: string[]
  facts: Json
  content: string
  as_read: Json | null
  before: Json | null
  words: GeneratedAlways<string>
}

export interface RoleTable {
  id: number
  industry_id: number
  name: string
}

export interface SavedJobTable {
  contractor_id: string
  job_id: string
  saved_at: Date
}

export interface SavedSearchTable {
  id: Generated<string>
  contractor_id: string
  name: string
  wish: Json
  wish_hash: GeneratedAlways<string>
  frequency: string
  keys: string[]
  saved_at: Date
  since: Date
}

export interface SearchFindTable {
  search_id: string
  job_id: string
  contractor_id: string
  due_at: Date
}

export interface SessionTable {
  token_hash: Buffer
  account_id: string
  audience: string
  started_at: Date
  used_at: Date
  id: Generated<string>
  device: string | null
  address: string | null
}

export interface SignInLinkTable {
  token_hash: Buffer
  account_id: string
  created_at: Date
  used_at: Date | null
}

export interface StaffAccountTable {
  id: Generated<string>
  name: string
  is_marketplace: Generated<boolean>
}

export interface StaffMemberTable {
  id: string
  staff_account_id: string
  name: string
}

export interface StoredFileTable {
  id: string
  type: string
  size: number
  sha256: Buffer
  purpose: string
  stored_at: Date
}

export interface TallyTable {
  id: GeneratedAlways<number>
  kind: string
  hour: Date | null
  change: number
}

export interface TaskTable {
  id: Generated<string>
  kind: string
  payload: Json
  promised_at: Date
  due_at: Date
  taken_at: Date | null
  tries: Generated<number>
  comes_round: Generated<boolean>
  failed_at: Date | null
  failure: string | null
}

export interface UploadTable {
  id: Generated<string>
  hash: Generated<string>
  staff_account_id: string
  uploaded_by: string | null
  file_id: string | null
  file_name: string
  sha256: Buffer
  uploaded_at: Date
  status: Generated<number>
  message: string | null
  read_at: Date | null
  review_reason: string | null
  facts: Json | null
  content: string | null
  profile_id: string | null
  came_from: string | null
}

export interface UploadTicketTable {
  token_hash: Buffer
  logo_id: string
  owner: string
  type: string
  created_at: Date
}

export interface WorkWishesTable {
  contractor_id: string
  rosters: string[]
  even_time_or_better: boolean
  arrangements: string[]
  work_types: string[]
  point_of_hire: string | null
  point_of_hire_lat: number | null
  point_of_hire_lng: number | null
  max_travel_km: number | null
  nights: string
  longest_swing_days: number | null
  updated_at: Date
}

export interface Tables {
  account: AccountTable
  account_words: AccountWordsTable
  applicant_note: ApplicantNoteTable
  availability_answer: AvailabilityAnswerTable
  bench: BenchTable
  bench_member: BenchMemberTable
  call_limit: CallLimitTable
  colleague: ColleagueTable
  community: CommunityTable
  community_count: CommunityCountTable
  community_match: CommunityMatchTable
  community_member: CommunityMemberTable
  community_message: CommunityMessageTable
  community_news: CommunityNewsTable
  community_reading: CommunityReadingTable
  company: CompanyTable
  company_draft: CompanyDraftTable
  contractor: ContractorTable
  contractor_answer: ContractorAnswerTable
  contractor_reading: ContractorReadingTable
  correction: CorrectionTable
  credit_entry: CreditEntryTable
  disclosure: DisclosureTable
  industry: IndustryTable
  invitation: InvitationTable
  job: JobTable
  job_application: JobApplicationTable
  job_match: JobMatchTable
  job_news: JobNewsTable
  job_reading: JobReadingTable
  job_told: JobToldTable
  join_proposal: JoinProposalTable
  keyed_reply: KeyedReplyTable
  known_device: KnownDeviceTable
  last_sign_in: LastSignInTable
  letter: LetterTable
  logo: LogoTable
  loose_file: LooseFileTable
  mail_outage: MailOutageTable
  mail_switched_off: MailSwitchedOffTable
  match_choice: MatchChoiceTable
  password_reset: PasswordResetTable
  payment: PaymentTable
  payment_event: PaymentEventTable
  profile: ProfileTable
  profile_count: ProfileCountTable
  profile_note: ProfileNoteTable
  profile_words: ProfileWordsTable
  project: ProjectTable
  question: QuestionTable
  registration_draft: RegistrationDraftTable
  resume: ResumeTable
  resume_reading: ResumeReadingTable
  role: RoleTable
  saved_job: SavedJobTable
  saved_search: SavedSearchTable
  search_find: SearchFindTable
  session: SessionTable
  sign_in_link: SignInLinkTable
  staff_account: StaffAccountTable
  staff_member: StaffMemberTable
  stored_file: StoredFileTable
  tally: TallyTable
  task: TaskTable
  upload: UploadTable
  upload_ticket: UploadTicketTable
  work_wishes: WorkWishesTable
}
