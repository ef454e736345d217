select track_changes('agency_sales');
