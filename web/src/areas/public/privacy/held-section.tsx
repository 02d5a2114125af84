import { Entries, PrivacySection } from './privacy-section.tsx'

export function HeldSection() {
  return (
    <PrivacySection id="held" title="What we hold, and why">
      <p className="max-w-measure">
        Only what it takes to bring people and work together. What is not on this list we do not
        collect: no health details, no tax file number, no trace of what you do on other sites.
      </p>
      <Entries
        entries={[
          {
            term: 'Your account',
            text: 'Your email address, your password as a one-way hash that nobody can read back, and when you signed in, with which browser and system, and the start of the network address. So that you, and only you, get in.',
          },
          {
            term: 'Who and where you are',
            text: 'Name, phone, address and picture. So that a company knows whom it is speaking to and how far the site is. Your street and post code are never shown to other users.',
          },
          {
            term: 'Your work',
            text: 'Industry, role, your answers to its questions, visa status, availability, rate, contract type, and the work you are looking for. These decide whether a job is worth your time.',
          },
          {
            term: 'Your resume',
            text: 'The file itself, its text, and what a program read from it: jobs with their dates, employers, studies, skills, licences and tickets. And what you changed, hid or added there.',
          },
          {
            term: 'Talent pools and messages',
            text: 'Which talent pools you joined, what was decided, what you and their companies wrote to each other, and whether you said that you are free.',
          },
          {
            term: 'What you saved',
            text: 'Jobs and searches that you saved, and which new jobs we told you of, so that none is told twice. Only you see them.',
          },
          {
            term: 'Mails we sent you',
            text: 'Which kind, and when. The words themselves are wiped as soon as the mail is on its way.',
          },
          {
            term: 'Who looked at you',
            text: 'When somebody opens your shared profile, we write down which account it was and when. It is in the copy of your data.',
          },
          {
            term: 'If you are a company',
            text: 'The company’s own details and those of the person who signs in for it.',
          },
        ]}
      />
    </PrivacySection>
  )
}
