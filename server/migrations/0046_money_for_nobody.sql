-- It came after its company had gone: somebody has to give it back.
alter table payment
  add column came_after_company boolean not null default false;
