export type SectionKind =
  | 'head'
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'licences'
  | 'projects'
  | 'volunteering'
  | 'referees'
  | 'contact'
  | 'other'

/** What people call a section, without the words that only decorate it. */
export const headings: Readonly<Record<Exclude<SectionKind, 'head'>, string>> = {
  summary: `summary|profile|objective|objectives|career objective|career objectives|about|about me|
    career summary|career profile|personal profile|personal statement|executive summary|overview|
    career overview|introduction|personal summary|statement|career goal|goals|background|
    summary of qualifications|profil|resumen|perfil|sobre mi|profiel|who i am|bio|biography|
    my story|a bit about me|career highlights|career snapshot|highlights|career statement|
    profile summary|value proposition`,
  experience: `experience|history|work experience|work history|employment|employment history|
    career history|employment experience|career|career experience|background experience|
    employment background|work background|career background|career details|employment details|
    employment record|work record|job history|positions held|roles|roles held|experience history|
    site experience|mining experience|industry experience|field experience|underground experience|
    trade experience|mine site experience|minesite experience|career employment|employment summary|
    career to date|work experiences|experiences|previous employment|present employment|
    current employment|past employment|employment chronology|chronology of employment|
    career chronology|shutdown experience|shutdown history|contract history|work|internships|
    internship|career progression|appointments|clinical experience|teaching experience|
    research experience|nursing experience|engineering experience|technical experience|
    management experience|organisational experience|organizational experience|trade history|
    experience and employment|job experience|current role|current position|previous roles|
    previous positions|project experience|project history|experience details|employers|jobs|
    past jobs|job details|positions|contracts|shutdowns|shuts|professional history|career path|
    my story so far|story so far|my journey|my journey so far|site work|paid work|
    where i have worked|where ive worked|places i have worked|jobs i have had|jobs ive had|
    industry history|last two employers|last three employers|last two jobs|last three jobs|
    last employers|last jobs|underground work|what i have done|what ive done|career in detail|
    jobs i do|jobs i did|jobs i have done|jobs ive done|mahi|positions in detail|roles in detail|jobs in detail|service record|service history|
    military service|military experience|sea service|sea service record|service at sea|
    sea going experience|seagoing experience|seafaring experience|offshore experience|
    experience in detail|employment in detail|worked|worked for|where|where and when|where i have been|
    where ive been|where i have done it|where ive done it|places ive worked`,
  education: `education|qualifications|qualification|quals|academic qualifications|
    academic background|education history|educational background|educational qualifications|
    educational qualification|study|studies|school|university|tafe|academic history|academic record|
    academics|schooling|education details|degrees|learning|civil qualifications|
    civilian qualifications|learned|learnt|learnt at|tertiary|uni|higher education|formal education|
    tertiary education|tertiary qualifications|secondary education|trade qualifications|
    trade qualification|apprenticeship|formal qualifications|academic profile|academic credentials|
    education qualifications|educational attainment|educational attainments|schools attended|
    schools and courses|academic achievements|academic qualification`,
  skills: `skills|technical skills|core skills|competencies|core competencies|skill set|skillset|
    machinery i can operate|what i work on|what i know|what i use|things i know|machines i know|
    machines i work on|machines i can operate|machines i can drive|machines i can run|
    plant i can operate|i can run|i can drive|i can operate|what i can do|what i can run|
    what i can operate|good with|good at|i am good at|im good at|what i am good at|what im good at|
    skills summary|abilities|expertise|areas of expertise|area of expertise|strengths|capabilities|
    core capabilities|computer skills|computer|computers|it skills|software|software skills|systems|
    tools|technologies|instruments|machines|things i can operate|things i can do|
    things i can operate or fix|things i can fix|systems known|systems used|software known|
    software used|machines known|technical expertise|technical proficiencies|proficiencies|
    technology|technical summary|specialties|specialities|specialisations|top skills|attributes|
    personal attributes|personal skills|soft skills|hard skills|transferable skills|
    plant and equipment|equipment|gear|machinery|machine experience|equipment experience|
    equipment operated|machinery operated|machinery experience|plant operated|plant experience|
    computer literacy|technical competencies|areas of strength|areas of knowledge|knowledge|
    skills matrix|also do|can do|i can do|can also do|software proficiency|software and systems|computer proficiency|
    equipment and machinery|programming languages|tech stack|technical`,
  licences: `licences|licenses|licence|license|tickets|ticket|certifications|certificates|
    certification|certificate|certs|cert|competencies and tickets|competency register|
    ticket register|licence register|register of competencies|inductions|site inductions|
    accreditations|accreditation|training|trainings|courses|short courses|high risk work licences|
    high risk work licenses|high risk licences|high risk licenses|licencing|licensing|statutory|
    statutory qualifications|appointments|legal appointments|statutory appointments|
    statutory tickets|statutory certificates|registrations|registration|
    memberships and registrations|safety training|site training|training and development|
    development|professional development|training history|training courses|seminars|
    seminars attended|trainings attended|courses completed|courses attended|vocational training|
    verifications of competency|verification of competency|verified competencies|plant verification of competency|
    machine verification of competency|vocs|voc|voc machines|machine vocs|plant vocs|machine voc|vocs held|
    units of competency|certificates of competency|competence held|competencies held|authorities|
    authorities held|tickets held|statements of attainment|statement of attainment|permits|
    clearances|checks|medicals|training record|training records|operator tickets|machine tickets|
    plant tickets|driver licence|drivers licence|drivers license|driving licence|industry training|
    compliance|mandatory training|continuing education|what i hold|what i have|what ive got|
    what i have got|what i am ticketed for|also held|currently held|cards|papers|bits of paper|
    pieces of paper|paperwork|wallet|cards in my wallet|credentials|passports|site passports|
    machine authorisations|machine authorizations|plant authorisations|site authorisations|
    authorisations`,
  projects: `projects|selected projects|project list|major projects|notable projects|
    projects undertaken|project portfolio|academic projects|personal projects|university projects|
    project highlights|side projects|open source|portfolio`,
  volunteering: `volunteering|volunteer|volunteer experience|volunteer work|volunteering experience|
    community|community involvement|community work|community service|volunteer history|
    community activities|voluntary work|voluntary experience|extracurricular activities|
    extracurricular activity|extracurriculars|extra curricular activities|leadership and activities|
    vrijwilligerswerk|leadership and volunteering|community engagement|groups`,
  referees: `referees|references|reference|referee|refs|referees available on request|
    references available on request|references available upon request|
    referees available upon request|character references|work references|referees and contacts|
    people who will vouch for me|who will vouch for me|people to call|what people say|
    what others say`,
  contact: `contact|contact details|contact information|personal details|personal information|
    details|contact me|personal data|personal particulars|bio data|biodata|get in touch|contacts|
    personal`,
  other: `interests|hobbies|pastimes|hobbies and interests|personal interests|languages|language|
    awards|honors|honours|achievements|publications|presentations|memberships|affiliations|
    associations|professional memberships|professional affiliations|patents|conferences|declaration|
    presentation|writing|talks|invited talks|speaking|funding|research funding|grants and funding|
    program committees|availability|other|activities|additional information|miscellaneous|
    key achievements|recognition|awards received|language skills|honors awards|
    awards and achievements|visa status|work rights|visa|health|professional associations|
    other information|further information|publications and presentations|grants|scholarships|
    other stuff|stuff|other bits|bits and pieces|career break|board appointments|board positions|board memberships|directorships|
    non executive roles|board and advisory roles|board and committee roles|board roles|
    non executive directorships|committees|academic awards|key selection criteria|
    salary expectations|accomplishments|sports|extra information|physical|general`,
}
