-- The resume that a program wrote a description from, so that one which is older than the resume of today says so.
-- It outlives its resume, so it refers to none; words of the person's own are of no resume.
alter table contractor add column description_resume_id uuid;

update contractor
set description_resume_id = resume.id
from resume
where resume.contractor_id = contractor.id
  and resume.place = 'active'
  and not contractor.is_description_changed
  and contractor.ai_description <> 'DECLINED';
