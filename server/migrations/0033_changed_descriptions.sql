-- Whether the person has changed what a program wrote of them, and how often their description has changed in
-- all, so that two windows notice each other. Words of one's own stand only where there are any.
alter table contractor
  add column is_description_changed boolean not null default false,
  add column description_revision integer not null default 0,
  add check (not is_description_changed or coalesce(ai_description, 'DECLINED') <> 'DECLINED');
