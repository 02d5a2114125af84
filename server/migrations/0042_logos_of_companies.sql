-- A logo that is replaced goes, and whose it was is looked for among all companies.
create index company_logo on company (logo_id) where logo_id is not null;
