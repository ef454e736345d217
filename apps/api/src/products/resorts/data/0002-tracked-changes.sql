select track_changes('resort_nights'), track_changes('resort_holds'), track_changes('resort_hold_lines'), track_changes('resort_deposits'), track_changes('resort_power_uses');
create index resort_hold_lines_of on resort_hold_lines (resort_id, unit, night);
create index resort_power_uses_of on resort_power_uses (org_id, deposit_id);
