-- An ad may be for who has a plan, or for who has none.
alter table ads drop constraint ads_audience_check;
alter table ads add constraint ads_audience_check check (audience in ('everyone', 'guests', 'signed_in', 'plan', 'no_plan'));
